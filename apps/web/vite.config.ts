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

/** What home shares with other pages, or with what it loads later: small pieces, in one file with it. */
const shared =
  /\/apps\/web\/src\/(features\/home\/(example-questions|found-works|question-chips|use-register-place|work-entry)|lib\/(client-config|failure-text|file-title|format|known-works-query|latin-digits|read-certificate-id)|ui\/(file-input|page-title|price))\.tsx?$/;

/** The entry waits for a page's code, and that for all that it imports: it must not be part of that. */
const notEntry = /^(?!.*(\/app\/main\.tsx|\.html)$)/;

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
    modulePreload: { polyfill: false },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Nothing inlined: the content security policy knows no data: address.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "proof", test: proof, priority: 2 },
            { name: "frame", tags: ["$initial"], test: notEntry, priority: 1 },
            { name: "shared", test: shared },
          ],
        },
      },
    },
  },
});
