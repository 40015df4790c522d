import { type Language, languages } from "@colophon/api";
import { archivePageTexts } from "./page-texts.ts";

export interface ArchiveFacts {
  host: string;
  isEnd: boolean;
  at: Date;
  size: number;
  /** A link and what it leads to, in the words of docs/format.md. */
  files: readonly (readonly [href: string, what: string])[];
  /** Names of the clocks that have stamped the log. */
  clocks: readonly string[];
}

/** The page that a visitor of an archive reads: all languages, one below the other, so that it needs no script. */
export function archivePage(facts: ArchiveFacts): string {
  const menu = languages.map(
    (language) => `<a href="#${language}" lang="${language}">${archivePageTexts[language].name}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${facts.host}</title>
<style>
:root { color-scheme: light dark }
body { font: 1.1rem/1.6 Georgia, serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
nav { display: flex; flex-wrap: wrap; gap: 1rem }
section { margin-top: 4rem }
code { overflow-wrap: anywhere }
</style>
<nav aria-label="Language">${menu.join(" ")}</nav>
<main>
${languages.map((language) => sectionOf(language, facts)).join("\n")}
</main>
</html>
`;
}

function sectionOf(language: Language, facts: ArchiveFacts): string {
  const texts = archivePageTexts[language];
  const kind = facts.isEnd ? "ended" : "copy";
  const files = facts.files.map(
    ([href, what]) => `<li><a href="${href}"><bdi><code>${what}</code></bdi></a></li>`,
  );
  return `<section id="${language}" lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<h1>${fill(texts.title[kind], facts, language)}</h1>
<p>${fill(texts.what[kind], facts, language)}</p>
<p>${texts.certificates}</p>
<p><a href="/verify/?lng=${language}">${texts.check}</a></p>
<p>${texts.statements}</p>
${facts.clocks.length > 0 ? clocksOf(language, facts) : ""}<p>${texts.files}</p>
<ul>${files.join("")}</ul>
</section>`;
}

function clocksOf(language: Language, facts: ArchiveFacts): string {
  const { clocks, evidence } = archivePageTexts[language];
  return `<p>${fill(clocks, facts, language)}</p>
<p><a href="/${evidencePage}">${evidence}</a></p>
`;
}

/** Where the evidence is listed. */
export const evidencePage = "log/evidence/index.html";

/** A day's evidence: who has said something, and the names of its files. */
export interface EvidenceFiles {
  date: string;
  clocks: readonly string[];
  files: readonly string[];
}

/** The list of all days' files, which needs no words: days, names of clocks and of files. */
export function evidenceList(host: string, days: readonly EvidenceFiles[]): string {
  const rows = days.map(({ date, clocks, files }) => {
    const links = files.map((name) => `<a href="${name}"><code>${name}</code></a>`);
    return `<section>
<h2><time>${date}</time></h2>
<p>${clocks.map(escape).join(" · ")}</p>
<p>${links.join("\n")}</p>
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${host} · log/evidence</title>
<style>
:root { color-scheme: light dark }
body { font: 1.1rem/1.6 Georgia, serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem; font-weight: normal }
h2 { font-size: 1.1rem; margin: 0 }
p { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0.25rem 0 }
section { border-top: 1px solid; padding: 1rem 0 }
code { font-size: 0.9em; overflow-wrap: anywhere }
</style>
<h1>${host} <code>log/evidence</code></h1>
${rows.join("\n")}
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}

function fill(text: string, { host, at, size, clocks }: ArchiveFacts, language: Language): string {
  // Arabic with Latin digits, as everywhere in the application.
  const locale = language === "ar" ? "ar-u-nu-latn" : language;
  const values = {
    host: `<bdi>${host}</bdi>`,
    date: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(at),
    size: new Intl.NumberFormat(locale).format(size),
    clocks: new Intl.ListFormat(locale).format(clocks.map((name) => `<bdi>${escape(name)}</bdi>`)),
  };
  return text.replaceAll(/\{\{(host|date|size|clocks)\}\}/g, (_, name: keyof typeof values) => values[name]);
}
