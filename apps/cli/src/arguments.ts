import { parseArgs, type ParseArgsConfig } from "node:util";
import { usageFailure } from "./failure.ts";
import { type Money, readMoney } from "./orders.ts";
import type { StatedWork } from "./work.ts";

interface Common {
  isJson: boolean;
  registry?: string;
}

export interface RegisterCommand extends Common {
  kind: "register";
  files: string[];
  csv?: string;
  isCollection: boolean;
  fields: StatedWork;
  isDeclared: boolean;
  sendsCopies: boolean;
  isConsented: boolean;
  /** Registers also what was registered before. */
  isAgain: boolean;
  /** Finishes what earlier runs began, or drops it. */
  earlier?: "resume" | "forget";
  order?: string;
  maxTotal?: Money;
  waitMs: number;
}

export interface WatchCommand extends Common {
  kind: "watch";
  folder: string;
  fields: StatedWork;
  sendsCopies: boolean;
  isDeclared: boolean;
  intervalMs: number;
  settleMs: number;
}

export type Command =
  | { kind: "help"; of: string | undefined }
  | { kind: "version" }
  | (Common & { kind: "login" })
  | (Common & { kind: "logout" })
  | RegisterCommand
  | WatchCommand
  | (Common & { kind: "status"; ids: string[]; order?: string })
  | (Common & { kind: "proofs"; ids: string[]; since?: number; to: string });

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;

const everywhere = { json: flag, registry: text, help: { ...flag, short: "h" }, version: flag } as const;

const ofWorks = {
  title: text,
  kind: text,
  categories: text,
  medium: text,
  relation: text,
  date: text,
  description: text,
  keywords: text,
  city: text,
  province: text,
  creator: text,
  supersedes: text,
  refuse: text,
  allow: text,
  made: text,
  unlisted: flag,
  "show-email": flag,
  "show-files": flag,
  declare: flag,
  deposit: flag,
} as const;

const options = {
  login: everywhere,
  logout: everywhere,
  register: {
    ...everywhere,
    ...ofWorks,
    csv: text,
    collection: flag,
    consent: flag,
    "max-total": text,
    order: text,
    resume: flag,
    forget: flag,
    again: flag,
    wait: text,
  },
  status: { ...everywhere, order: text },
  proofs: { ...everywhere, since: text, to: text },
  watch: { ...everywhere, ...ofWorks, interval: text, settle: text },
} as const satisfies Record<string, ParseArgsConfig["options"]>;

/** Reads the command line, without the program's own name; refuses (`usage`) what it does not know. */
export function parseArguments(argv: readonly string[]): Command {
  const [name, ...rest] = argv;
  if (name === "--version") return { kind: "version" };
  if (name === undefined || name === "--help" || name === "-h" || name === "help")
    return { kind: "help", of: name === "help" ? rest[0] : undefined };
  if (!Object.hasOwn(options, name)) throw usageFailure(`There is no command ${name}.`);
  const command = name as keyof typeof options;
  const { values, positionals } = parse(command, rest);
  if (values["help"] === true) return { kind: "help", of: command };
  if (values["version"] === true) return { kind: "version" };
  return commandOf(command, new Given(values), positionals);
}

function parse(command: keyof typeof options, args: string[]) {
  try {
    const { values, positionals, tokens } = parseArgs({
      args,
      options: options[command],
      allowPositionals: true,
      tokens: true,
    });
    const seen = new Set<string>();
    for (const token of tokens) {
      if (token.kind !== "option") continue;
      if (seen.has(token.name)) throw usageFailure(`--${token.name} is given more than once.`);
      seen.add(token.name);
    }
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    if (error instanceof TypeError) throw usageFailure(`${error.message}.`.replace(/\.\.$/, "."));
    throw error;
  }
}

/** The values of the options. */
class Given {
  readonly #values: Record<string, string | boolean | undefined>;

  constructor(values: Record<string, string | boolean | undefined>) {
    this.#values = values;
  }

  is(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === "") throw usageFailure(`--${name} needs a value.`);
    return typeof value === "string" ? value : undefined;
  }

  seconds(name: string, usual: number): number {
    const value = this.text(name);
    if (value === undefined) return usual * 1000;
    if (!/^\d{1,7}(\.\d{1,3})?$/.test(value)) throw usageFailure(`--${name} needs a number of seconds.`);
    return Number(value) * 1000;
  }
}

function commandOf(kind: keyof typeof options, given: Given, positionals: string[]): Command {
  const registry = given.text("registry");
  const common = { isJson: given.is("json"), ...(registry !== undefined && { registry }) };
  if (positionals.includes("")) throw usageFailure("A name is empty.");
  switch (kind) {
    case "login":
    case "logout":
      if (positionals.length > 0) throw usageFailure(`${kind} takes no ${positionals[0] ?? ""}.`);
      return { kind, ...common };
    case "register":
      return registerOf(given, positionals, common);
    case "watch": {
      const [folder, second] = positionals;
      if (folder === undefined || second !== undefined) throw usageFailure("watch takes one folder.");
      if (given.text("title") !== undefined) throw usageFailure("watch takes titles from the files' names.");
      return {
        kind,
        folder,
        ...ofGiven(given),
        intervalMs: given.seconds("interval", 5),
        settleMs: given.seconds("settle", 30),
        ...common,
      };
    }
    case "status": {
      const order = given.text("order");
      return { kind, ids: positionals, ...(order !== undefined && { order }), ...common };
    }
    case "proofs": {
      const [to, since] = [given.text("to"), given.text("since")];
      if (to === undefined) throw usageFailure("proofs needs --to FOLDER.");
      const from = since === undefined ? undefined : Date.parse(since);
      if (from !== undefined && Number.isNaN(from))
        throw usageFailure("--since needs a day such as 2026-03-15.");
      return { kind, ids: positionals, to, ...(from !== undefined && { since: from }), ...common };
    }
  }
}

const ofGiven = (given: Given) => ({
  fields: {
    title: given.text("title") ?? "",
    kind: given.text("kind") ?? "",
    categories: given.text("categories") ?? "",
    medium: given.text("medium") ?? "",
    relation: given.text("relation") ?? "",
    date: given.text("date") ?? "",
    description: given.text("description") ?? "",
    keywords: given.text("keywords") ?? "",
    city: given.text("city") ?? "",
    province: given.text("province") ?? "",
    creator: given.text("creator") ?? "",
    supersedes: given.text("supersedes") ?? "",
    refuse: given.text("refuse") ?? "",
    allow: given.text("allow") ?? "",
    made: given.text("made") ?? "",
    isUnlisted: given.is("unlisted"),
    showsEmail: given.is("show-email"),
    showsFiles: given.is("show-files"),
  },
  sendsCopies: given.is("deposit"),
  isDeclared: given.is("declare"),
});

/** How long a payment page can be paid on, in seconds. */
const payable = 2 * 60 * 60;

function registerOf(given: Given, files: string[], common: Common): RegisterCommand {
  const [csv, order, maxTotal] = [given.text("csv"), given.text("order"), given.text("max-total")];
  const earlier = given.is("resume") ? "resume" : given.is("forget") ? "forget" : undefined;
  const ways = [
    files.length > 0,
    csv !== undefined,
    order !== undefined,
    given.is("resume"),
    given.is("forget"),
  ];
  if (ways.filter(Boolean).length !== 1)
    throw usageFailure("register takes files, or --csv, --order, --resume or --forget: one of them.");
  const command: RegisterCommand = {
    kind: "register",
    files,
    ...(csv !== undefined && { csv }),
    isCollection: given.is("collection"),
    ...ofGiven(given),
    isConsented: given.is("consent"),
    isAgain: given.is("again"),
    ...(earlier !== undefined && { earlier }),
    ...(order !== undefined && { order }),
    ...(maxTotal !== undefined && { maxTotal: readMoney(maxTotal) }),
    waitMs: given.seconds("wait", payable),
    ...common,
  };
  if (command.isCollection && command.fields.title === "") throw usageFailure("A collection needs --title.");
  if (command.isCollection && command.sendsCopies)
    throw usageFailure(
      "A private copy is kept of a work of one file: --deposit and --collection don't go together.",
    );
  const hasOneTitle = files.length === 1 || command.isCollection;
  if (command.fields.title !== "" && !hasOneTitle)
    throw usageFailure(
      "--title is for one work. Several get theirs from a list (--csv) or from their files' names.",
    );
  return command;
}
