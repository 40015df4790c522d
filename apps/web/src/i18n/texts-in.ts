/// <reference types="vite/client" />

// For tests: what people read, wherever it is written.

const pages = raw(
  import.meta.glob<string>("../../public/locales/*/*.json", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const letters = raw(
  import.meta.glob<string>("../../../server/src/mail/texts/**/*.ts", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const labels = raw(
  import.meta.glob<string>("../../../../packages/certificate/src/labels/*.ts", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const answers = raw(
  import.meta.glob<string>("../../../server/src/search/answer/texts/*.ts", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/**
 * Every text that people read in a language, by where it is: `translation:home.tab`. By these places docs/security.md and
 * docs/glossary/words name texts.
 */
export function* textsIn(language: string): Generator<[place: string, text: string]> {
  for (const [path, file] of pages) {
    const [folder, name = ""] = path.split("/").slice(-2);
    if (folder === language) yield* jsonTexts(JSON.parse(file), `${name.replace(".json", "")}:`);
  }
  const code = `/${language.toLowerCase()}.ts`;
  for (const [kind, files] of [
    ["letters", letters],
    ["certificate", labels],
    ["search", answers],
  ] as const)
    for (const [path, file] of files)
      if (path.endsWith(code)) {
        const folder = path.split("/").at(-2) ?? "";
        yield* literals(file, ["owners", "operator"].includes(folder) ? `${folder} ${kind}` : kind);
      }
}

function* jsonTexts(value: unknown, place: string): Generator<[string, string]> {
  if (typeof value === "string") yield [place, shown(value)];
  else
    for (const [name, part] of Object.entries(value ?? {}))
      yield* jsonTexts(part, place.endsWith(":") ? place + name : `${place}.${name}`);
}

/** The strings of a module, each under the name before it. */
function* literals(file: string, kind: string): Generator<[string, string]> {
  for (const [, name = "", double, template] of file.matchAll(
    /(?:([\w]+): (?:\([^)]*\) =>\s*)?)?(?:"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g,
  )) {
    const text = (double ?? template ?? "").replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
    if (!/^[\w./@{}$:-]*$/.test(text)) yield [`${kind}:${name}`, shown(text)];
  }
}

/** A text as long as it is shown, more or less. */
const shown = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}|\$\{[^}]*\}/g, "…");

function raw(files: Record<string, string>): [string, string][] {
  return Object.entries(files);
}
