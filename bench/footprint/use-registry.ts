import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Language, languages } from "@colophon/api";

interface Use {
  url: string;
  /** Ids of certificates whose pages and documents are requested. */
  certificates: readonly string[];
}

const AT_ONCE = 8;

/** Opens pages as browsers do: the page itself, then its requests. */
export async function openPages({ url, certificates }: Use, count: number): Promise<void> {
  await inParallel(count, async (turn) => {
    const id = certificates[turn % certificates.length] ?? "";
    const pages = [
      ["/"],
      [
        `/verify/${id}`,
        `/api/ip/verify/${id}`,
        `/api/certificates/${id}/bundle`,
        "/.well-known/colophon-trust.json",
      ],
      ["/log", "/log/checkpoint", "/api/log/anchors"],
      [`/verify/${id}`, `/api/ip/verify/${id}`, `/api/certificates/${id}/certificate.svg`],
    ];
    for (const wanted of pages[turn % pages.length] ?? []) await read(`${url}${wanted}`, languageOf(turn));
  });
}

/** Asks the questions of the search's own sets, in all languages in turn. */
export async function askQuestions({ url }: Use, count: number): Promise<void> {
  const questions = readQuestions();
  await inParallel(count, async (turn) => {
    const { query, lang } = questions[turn % questions.length] ?? { query: "", lang: "en" };
    const body = JSON.stringify({ query });
    await read(`${url}/api/chat/query`, lang, { method: "POST", body });
  });
}

/** Signed PDFs, each of a different certificate as long as there are enough. */
export async function makeDocuments({ url, certificates }: Use, count: number): Promise<void> {
  await inParallel(count, (turn) => {
    const id = certificates[turn % certificates.length] ?? "";
    return read(`${url}/api/certificates/${id}/certificate.pdf`, languageOf(turn));
  });
}

async function read(
  url: string,
  language: string,
  init: { method?: string; body?: string } = {},
): Promise<void> {
  const type = init.body === undefined ? {} : { "content-type": "application/json" };
  const response = await fetch(url, { ...init, headers: { "accept-language": language, ...type } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}

function languageOf(turn: number): Language {
  return languages[turn % languages.length] ?? "en";
}

function readQuestions(): { query: string; lang: Language }[] {
  const sets = path.join(import.meta.dirname, "../../apps/server/testdata/search-eval");
  const queries = globSync(path.join(sets, "*/queries.json")).map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as { query: string; lang: Language }[],
  );
  const all = queries.flat();
  const byLanguage = languages.map((language) => all.filter(({ lang }) => lang === language));
  return all.flatMap((_, at) => byLanguage.flatMap((each) => each[at] ?? []));
}

async function inParallel(count: number, work: (turn: number) => Promise<void>): Promise<void> {
  let next = 0;
  const workOn = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}
