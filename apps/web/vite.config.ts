import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { locales } from "./build/locales.ts";
import { sizeBudget } from "./build/size-budget.ts";

const server = "http://localhost:5000";

export default defineConfig({
  plugins: [react(), tailwindcss(), locales(), sizeBudget()],
  server: { proxy: { "/api": server, "/log/": server, "/chain": server, "/.well-known": server } },
  worker: { format: "es" },
  build: {
    // Nothing inlined: the content security policy knows no data: address.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "proof", test: /packages\/proof\/|node_modules\/@noble\// }] },
      },
    },
  },
});
