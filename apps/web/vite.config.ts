import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { checker } from "./build/checker.ts";
import { homePages } from "./build/home-pages.ts";
import { locales } from "./build/locales.ts";
import { precompress } from "./build/precompress.ts";
import { sizeBudget } from "./build/size-budget.ts";

const server = "http://localhost:5000";

/** The proof and its noble, which is in the outermost node_modules: viem and ox have older ones in theirs. */
const proof = /\/packages\/proof\/|^(?:(?!\/node_modules\/).)*\/node_modules\/@noble\//;

export default defineConfig({
  // Tailwind would write light-dark() out for the page as a whole: a captured page has colours of its own.
  plugins: [
    react(),
    tailwindcss({ optimize: false }),
    locales(),
    sizeBudget(),
    homePages(),
    checker(),
    precompress(),
  ],
  server: { proxy: { "/api": server, "/log/": server, "^/chain$": server, "/.well-known": server } },
  worker: { format: "es" },
  build: {
    // The first browsers that know light-dark().
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Nothing inlined: the content security policy knows no data: address.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "proof", test: proof }] },
      },
    },
  },
});
