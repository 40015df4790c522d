// How a reader of AIPREF understands us: draft-ietf-aipref-vocab-08, sections 5.1 (combining) and 6.5 (processing).

export const LABELS = ["train-ai", "ai-use", "search"] as const;

export type Preference = "allowed" | "disallowed" | "unknown";
export type Preferences = Record<(typeof LABELS)[number], Preference>;

const member =
  /^(?<key>[a-z*][a-z0-9_.*-]*)(?:=(?<value>"[^"]*"|[^\s,;"]+))?(?:;[a-z*][a-z0-9_.*-]*(?:=(?:"[^"]*"|[^\s,;"]+))?)*$/;

/** Of a dictionary (RFC 9651, 3.2): the last of a key counts, and of one that can't be read everything is unknown. */
export function readContentUsage(field: string): Preferences {
  const read = new Map<string, string | undefined>();
  for (const text of field.split(",").map((part) => part.trim())) {
    const { groups } = member.exec(text) ?? {};
    if (!groups?.["key"]) return preferencesOf(new Map());
    read.set(groups["key"], groups["value"]);
  }
  return preferencesOf(read);
}

function preferencesOf(read: ReadonlyMap<string, string | undefined>): Preferences {
  const of = (label: string): Preference => {
    const value = read.get(label);
    return value === "y" ? "allowed" : value === "n" ? "disallowed" : "unknown";
  };
  return { "train-ai": of("train-ai"), "ai-use": of("ai-use"), search: of("search") };
}

/** Several statements about one work: any refusal counts, then any permission. */
export function combine(statements: readonly Preferences[]): Preferences {
  const of = (label: keyof Preferences): Preference => {
    const said = statements.map((statement) => statement[label]);
    return said.includes("disallowed") ? "disallowed" : said.includes("allowed") ? "allowed" : "unknown";
  };
  return { "train-ai": of("train-ai"), "ai-use": of("ai-use"), search: of("search") };
}
