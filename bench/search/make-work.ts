import { randomUUID } from "node:crypto";
import { categories, intendedMedia, type Language, languages, materialTypes } from "@colophon/api";
import type { SearchedWork } from "@colophon/server/search/index/entry-of-work.ts";
import { conceptWords } from "./concept-words.ts";

/** Words between the concepts, so that texts are as long as real ones and share the same common words. */
const fillers: Readonly<Record<Language, string>> = {
  en: "a story about the life of two sisters and their old house by the river in one long summer",
  es: "una historia sobre la vida de dos hermanas y su vieja casa junto al río en un largo verano",
  fr: "une histoire sur la vie de deux sœurs et de leur vieille maison au bord de la rivière un long été",
  zh: "讲述 两 姐妹 的 生活 和 河边 的 老房子 在 一个 漫长 的 夏天",
  "zh-TW": "講述 兩 姐妹 的 生活 和 河邊 的 老房子 在 一個 漫長 的 夏天",
  ar: "حكاية عن حياة أختين وبيتهما القديم قرب النهر في صيف طويل",
  ja: "姉妹 の 暮らし と 川辺 の 古い 家 を 描く 長い 夏 の 物語",
};
const names = "Ada Noor Hugo Mei Sora Lina Omar Clara Ivan Rosa Kenji Yara Paul Ines Tarek Wen".split(" ");
const surnames =
  "Winter Haddad Perrin Zhao Tanaka Rivas Okoro Brandt Salas Morel Saito Lim Vega Nasser Costa Dahl".split(
    " ",
  );
const cities = ["Oslo", "Lima", "Lyon", "杭州", "台南", "تونس", "大阪", "Halifax", "Sevilla", "Dublin"];

/** Pseudo-random numbers from 0 to 1, the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A realistic work: a few concepts, common ones far more often than rare ones, in one language. */
export function makeWork(at: number, random: () => number): SearchedWork {
  const pick = <T>(list: readonly T[], skew = 1): T => list[Math.floor(random() ** skew * list.length)] as T;
  const language = pick(languages);
  const separator = /^(?:zh|ja)/.test(language) ? "" : " ";
  const concept = () => pick(pick(conceptWords(language), 2.5));
  const filler = () => pick(fillers[language].split(" "));
  const text = (words: number, share: number) =>
    Array.from({ length: words }, () => (random() < share ? concept() : filler())).join(separator);
  const year = 1990 + Math.floor(random() * 36);
  return {
    workId: randomUUID(),
    certificateId: `RSF-${String(at).padStart(9, "0")}`,
    ownerId: "",
    title: text(2 + Math.floor(random() * 3), 0.6),
    description: text(12 + Math.floor(random() * 16), 0.3),
    keywords: [concept(), concept()],
    creator: `${pick(names)} ${pick(surnames)} ${Math.floor(random() * 500)}`,
    collaborators: [],
    materialType: pick(materialTypes),
    medium: pick(intendedMedia),
    categories: [pick(categories)],
    publication: random() < 0.7 ? { date: `${year}-05-01`, city: pick(cities), province: "" } : null,
    listed: random() < 0.95,
    registeredAt: new Date(Date.UTC(2020, 0, 1) + at * 60_000),
  };
}
