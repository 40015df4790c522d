import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { commandLines } from "./build/command-lines.ts";
import { homePages } from "./build/home-pages.ts";
import { locales } from "./build/locales.ts";
import { precompress } from "./build/precompress.ts";
import { sizeBudget } from "./build/size-budget.ts";

const server = "http://localhost:5000";

/**
 * The proof and its noble, which is in the outermost node_modules: viem and ox have older ones in theirs. What judges later
 * statements is loaded with the first status, and what judges other clocks, with hashes that only they use, with the first of those.
 */
const proof =
  /\/packages\/proof\/(?!src\/(?:prefix-tree|refuse-as|stat|text|log\/tile|wallet\/batch-to-sign|licence))|^(?:(?!\/node_modules\/).)*\/node_modules\/@noble\/(?!hashes\/legacy)/;

/** What home shares with other pages, or with what it loads later: small pieces, in one file with it. */
const shared =
  /\/apps\/web\/src\/(features\/home\/(newest-query|paper|seal|use-register-place)|lib\/(api\/client-config|file\/use-page-drop|text\/format)|ui\/(file-input|loading|page-title|registration-price))\.tsx?$/;

/** What home shows of works below its first screen, and other pages too. */
const works =
  /\/apps\/web\/src\/(features\/home\/(example-questions|found-works|question-chips|what-it-proves)|lib\/api\/known-works-query|ui\/(imprint|show-more|work-entry|work-wall))\.tsx?$|\/api\/src\/file-title\.ts$|\/infiniteQueryOptions\.js$/;

/** The same of a certificate's page and of lists of works. */
const brief =
  /\/apps\/web\/src\/(lib\/(api\/failure-text|checking\/read-certificate-id|text\/(latin-digits|sentence-gap|unnamed|use-kind-of))|ui\/(registered-by|status-mark))\.tsx?$/;

/** What home checks a certificate with, once somebody scrolls there, and what every verdict needs. */
const check =
  /\/apps\/web\/src\/(features\/verify\/trust-query|lib\/checking\/(ask-chain|check-bundle|fetch-bundle|fetch-trust|judge-evidence|with-time-stamp)|ui\/check-mark)\.tsx?$/;

/** What a certificate's page begins with before the application is there, and shares with it. */
const ahead = /\/apps\/web\/src\/lib\/checking\/(ask-anchors|evidence-ahead|json-rpc)\.ts$/;

/**
 * The verdict itself, on a certificate's page and on a dropped one, and what these share with other pages about a certificate: one
 * file, because a request costs more than the smallest of them.
 */
const verdict =
  /\/apps\/web\/src\/(features\/verify\/(blockchain-signature|check-list|gather-evidence|proved-columns|proved-lines|proven-certificate|record-facts|verdict-frame|verdict-text)|lib\/checking\/read-licence-id|lib\/text\/use-field-texts|ui\/(collaborator-list|work-sheet))\.tsx?$/;

/** What judges other clocks, and who is asked about them: one file, with the first evidence of them. */
const clocks =
  /\/packages\/clocks\/|\/@noble\/hashes\/legacy|\/apps\/web\/src\/lib\/checking\/(block-answers|fetch-earlier|judge-here)/;

/** What several pages do with what they show, none of it on home. */
const pieces =
  /\/apps\/web\/src\/(lib\/(api\/certificate-query|checking\/next-look|file\/save-file|text\/name-of-uses)|ui\/(copy-button|document-download|facts|paper-look|progress|retry-notice|unfolded|uses-lines|whole-words))\.tsx?$|\/api\/src\/claims-of-uses\.ts$|\/packages\/uses\/src\/(emit\/plus|read-claims|vocabulary)|\/certificate\/src\/(escape-xml|person-name)\.ts$|\/docs\/format\.md|\/useMutation\.js$/;

/** A certificate drawn, QR codes, and whether licences are offered: loaded after what a page says. */
const paper =
  /\/apps\/web\/src\/(features\/verify\/address-on-paper|lib\/api\/licences-query|ui\/(certificate-preview(-panel)?|licences\/offer-line|qr-code))\.tsx?$|\/node_modules\/uqr\//;

/** A page as a picture: loaded after what the page says. */
const capture = /\/apps\/web\/src\/(lib\/drawing\/capture-page|ui\/export-menu)\.tsx?$/;

/** Fields and dialogs: many small files otherwise, each with its name in the entry. */
const fields = /\/apps\/web\/src\/ui\/(dialog|field|form)\.tsx?$/;

/** What only pages with larger forms have. */
const forms =
  /\/apps\/web\/src\/(lib\/(api\/empty-if-not-found|file\/(download-deposit|read-entries|save-zip|use-saving)|text\/(publication-date-error|split-keywords|to-date))|ui\/(category-choice|choice|confirm-address|counted-select|delete-question|empty-state|folded|outcome-notice|part|pause-reasons|tab-bar|uses-choice|vocabulary-select))\.tsx?$|\/api\/src\/check-shares\.ts$/;

/** What several pages ask the registry for: each is a few lines. */
const queries =
  /\/apps\/web\/src\/(lib\/(api\/(anchors|certificate|disputes|notices|own-work|revenue|works)-query|text\/named-in-key)|features\/profile\/profile-query)\.ts$/;

/** A file on its way from one page to another, read on the way. */
const files =
  /\/apps\/web\/src\/(lib\/file\/(handed-file|held-file|use-file-hash)|ui\/(carried-file|file-hash-status|unless-certificate))\.tsx?$/;

/** What pages about an account ask of its owner. */
const accounts =
  /\/apps\/web\/src\/(features\/accounts\/(account-form|confirm-email-page|login-message|login-page|register-page|undo-email-page)|lib\/session\/(passkeys|refresh-user|use-link-token)|ui\/(log-in-first|second-step|letter-preview|terms-acceptance|use-confirmation))\.tsx?$/;

/** What pages do with the user's wallet, and before it signs. */
const wallet =
  /\/apps\/web\/src\/lib\/(api\/(random-id|use-request-key)|wallet\/(keep-zod-from-eval|wallet-account|wallet-failure|wallets))\.ts$/;

/** Addresses that are somebody's own, wherever they are shown: one file, with the first of them. */
const links =
  /\/apps\/web\/src\/(features\/(creator\/creator-links|registration\/links?-(choice|of-draft|refused|review)|verify\/record-links)|lib\/text\/link-words)\.tsx?$|\/packages\/proof\/src\/text\/(link-name|unicode-host)\.ts$/;
/** What somebody is asked whom a certificate concerns. */
const concerned = /\/apps\/web\/src\/features\/(dispute|invitation|transfer)\//;

/** Offers of licences, and requests for them, on every page that has them. */
const licences =
  /\/apps\/web\/src\/(features\/(licences\/|work\/offer(s-part|-editor))|ui\/licences\/(?!offer-line))|\/packages\/licences\//;

/** The entry waits for a page's code, and that for all that it imports: it must not be part of that. */
const notEntry = /^(?!.*(\/app\/(main\.tsx|check-ahead\.ts)|\.html)$)/;

export default defineConfig({
  // Tailwind would write light-dark() out for the page as a whole: a captured page has colours of its own.
  plugins: [
    react(),
    tailwindcss({ optimize: false }),
    locales(),
    sizeBudget(),
    homePages(),
    commandLines(),
    precompress(),
  ],
  server: {
    proxy: {
      "/api": server,
      "/log/": server,
      "/uses/": server,
      "^/chain$": server,
      "/.well-known": server,
      "/certificates/": server,
    },
  },
  worker: { format: "es" },
  build: {
    modulePreload: { polyfill: false },
    // The first browsers that know light-dark().
    target: ["chrome123", "firefox120", "safari17.5"],
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Nothing inlined: the content security policy knows no data: address.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A first start shows what this prints to somebody who can do nothing about it.
      checks: { bundlerTimings: false },
      // Only reading a property whose getter does something would be lost.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // The entry names every file of code: shorter names are less of a first visit.
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            { name: "proof", test: proof, priority: 2 },
            { name: "ahead", test: ahead, priority: 2 },
            { name: "frame", tags: ["$initial"], test: notEntry, priority: 1 },
            { name: "shared", test: shared },
            { name: "brief", test: brief },
            { name: "works", test: works },
            { name: "check", test: check },
            { name: "verdict", test: verdict },
            { name: "der", test: /\/packages\/der\// },
            { name: "clocks", test: clocks },
            { name: "pieces", test: pieces },
            { name: "paper", test: paper },
            { name: "capture", test: capture },
            { name: "fields", test: fields },
            { name: "files", test: files },
            { name: "forms", test: forms },
            { name: "queries", test: queries },
            { name: "profile", test: /\/apps\/web\/src\/features\/profile\// },
            { name: "links", test: links },
            { name: "accounts", test: accounts },
            { name: "wallet", test: wallet },
            { name: "concerned", test: concerned },
            // Last: a group takes along what its files import and no group before it has.
            { name: "licences", test: licences },
          ],
        },
      },
    },
  },
});
