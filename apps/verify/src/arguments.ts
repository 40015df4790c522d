import { parseArgs } from "node:util";
import { type DocumentLanguage, documentLanguages } from "@colophon/pack";
import { CannotCheckError } from "./errors.ts";

/** What a check goes by. */
export interface CheckOptions {
  bundle?: string;
  /** A file. */
  status?: string;
  /** Of a licence's work, a file. */
  workStatus?: string;
  registry?: URL;
  rpc?: URL;
  /** Explorers of Bitcoin to ask. */
  explorers?: URL[];
  /** Files with proofs of a work's file from before it was registered. */
  earlier?: string[];
  /** Files with roots of time-stamping authorities, beside those that are known. */
  tsaRoots?: string[];
  /** A day's evidence as the log has it, which covers tokens of that day: files with their `.jwt` and `.tlog-proof` beside them. */
  renewals?: string[];
  trust?: string;
}

export interface CheckCommand extends CheckOptions {
  kind: "check";
  /** Bundles, licences, work files and numbers, as given. */
  inputs: string[];
  json: boolean;
}

/** A certificate's evidence, as one ZIP. */
export interface PackCommand extends Omit<CheckOptions, "bundle"> {
  kind: "pack";
  /** A bundle, a certificate's PDF or a certificate id. */
  input: string;
  /** Registered files to put in. */
  works: string[];
  /** The file to write. */
  out: string;
  /** Of the READ ME. */
  language: DocumentLanguage;
}

/** A round of a monitor. */
export interface MonitorCommand {
  kind: "monitor";
  registry: URL;
  /** The file that remembers how far the log was followed. */
  state: string;
  rpc?: URL;
  trust?: string;
}

type Command = CheckCommand | PackCommand | MonitorCommand | { kind: "help" } | { kind: "version" };

const options = {
  bundle: { type: "string", multiple: true },
  status: { type: "string", multiple: true },
  "work-status": { type: "string", multiple: true },
  registry: { type: "string", multiple: true },
  rpc: { type: "string", multiple: true },
  explorer: { type: "string", multiple: true },
  earlier: { type: "string", multiple: true },
  "tsa-root": { type: "string", multiple: true },
  renewal: { type: "string", multiple: true },
  trust: { type: "string", multiple: true },
  state: { type: "string", multiple: true },
  out: { type: "string", multiple: true },
  language: { type: "string", multiple: true },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false },
} as const;

/** Reads the command line, without the program's own name; refuses (`usage`) what it does not know. */
export function parseArguments(argv: string[]): Command {
  const { values, positionals } = parse(argv);
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  const [bundle, trust] = [once("bundle", values.bundle), once("trust", values.trust)];
  const status = once("status", values.status);
  const workStatus = once("work-status", values["work-status"]);
  const registry = webAddress("registry", once("registry", values.registry));
  const rpc = webAddress("rpc", once("rpc", values.rpc));
  const state = once("state", values.state);
  if (positionals[0] === "monitor") {
    const address = webAddress("registry", positionals[1]);
    if (address === undefined || positionals.length > 2)
      throw usage("monitor takes the address of one registry.");
    if (state === undefined) throw usage("monitor needs --state FILE to remember how far it has come.");
    const others = [
      "bundle",
      "status",
      "work-status",
      "registry",
      "explorer",
      "earlier",
      "tsa-root",
      "renewal",
      "out",
      "language",
    ].filter((name) => Object.hasOwn(values, name));
    if (others.length > 0) throw usage(`monitor takes no --${others.join(", --")}.`);
    return {
      kind: "monitor",
      registry: address,
      state,
      ...(rpc && { rpc }),
      ...(trust !== undefined && { trust }),
    };
  }
  if (state !== undefined) throw usage("--state is for monitor.");
  const explorers = values.explorer?.flatMap((value) => webAddress("explorer", value) ?? []);
  const { "tsa-root": tsaRoots, earlier, renewal: renewals } = values;
  if (earlier?.includes("") === true) throw usage("--earlier needs a value.");
  if (tsaRoots?.includes("") === true) throw usage("--tsa-root needs a value.");
  if (renewals?.includes("") === true) throw usage("--renewal needs a value.");
  const given = {
    ...(status !== undefined && { status }),
    ...(workStatus !== undefined && { workStatus }),
    ...(registry && { registry }),
    ...(rpc && { rpc }),
    ...(explorers && { explorers }),
    ...(earlier && { earlier }),
    ...(tsaRoots && { tsaRoots }),
    ...(renewals && { renewals }),
    ...(trust !== undefined && { trust }),
  };
  const [out, language] = [once("out", values.out), once("language", values.language)];
  if (positionals[0] === "pack") {
    const [, input = "", ...works] = positionals;
    if (input === "") throw usage("pack takes a certificate's PDF, its bundle or its id.");
    if (works.includes("")) throw usage("A file name is empty.");
    if (out === undefined) throw usage("pack needs --out FILE.zip, the file to write.");
    if (bundle !== undefined || values.json) throw usage("pack takes no --bundle and no --json.");
    if (workStatus !== undefined) throw usage("--work-status is for licences, which pack does not take.");
    return { kind: "pack", input, works, out, language: languageOf(language), ...given };
  }
  if (out !== undefined || language !== undefined) throw usage("--out and --language are for pack.");
  const inputs = positionals.length === 0 && bundle !== undefined ? [bundle] : positionals;
  if (inputs.length === 0) throw usage("Give at least one bundle, licence, work file or number to check.");
  if (inputs.includes("")) throw usage("A file name is empty.");
  return {
    kind: "check",
    inputs,
    json: values.json,
    ...(bundle !== undefined && positionals.length > 0 && { bundle }),
    ...given,
  };
}

function languageOf(given = "en"): DocumentLanguage {
  const language = documentLanguages.find((one) => one.toLowerCase() === given.toLowerCase());
  if (language === undefined) throw usage(`--language is one of ${documentLanguages.join(", ")}.`);
  return language;
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

function once(name: string, values: string[] | undefined): string | undefined {
  if (values === undefined) return undefined;
  const [value = "", second] = values;
  if (second !== undefined) throw usage(`--${name} is given more than once.`);
  if (value === "") throw usage(`--${name} needs a value.`);
  return value;
}

function webAddress(name: string, value: string | undefined): URL | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw usage(`--${name} needs an address that begins with https:// or http://.`);
  return url;
}

function usage(message: string): CannotCheckError {
  return new CannotCheckError("usage", `${message} See --help.`);
}
