import { setTimeout as delay } from "node:timers/promises";
import { call, type Language, languages, type Registered } from "@colophon/api";
import { stepAt, totpCode } from "@colophon/server/people/accounts/totp.ts";
import {
  type Account,
  authorization,
  confirmSession,
  openAccount,
  register,
} from "@colophon/testing/account";
import { makeTerms } from "@colophon/testing/make-terms";
import { type RunningServer, runToEnd } from "@colophon/testing/start-server";
import { fromBase32 } from "@colophon/testing/test-factors";

/** The screens' data: a creator with works, names and a public page, and a newcomer who has nothing yet, not even a confirmed address. */
export interface World {
  creator: Account;
  newcomer: Account;
  /** An operator, with a report to decide; created on first use. */
  operator: () => Promise<Account>;
  /** Of a work with a final anchor. */
  certificateId: string;
  /** Of the same work. */
  workId: string;
  title: string;
  /** Another one, with a later statement and an offer of licences. */
  corrected: { workId: string; certificateId: string };
  transactionHash: string;
}

/** A name and a title as people of that language write them. */
const examples: Record<Language, { name: string; alias: string; title: string; description: string }> = {
  en: {
    name: "Ada Winterbourne",
    alias: "A. W. Marsh",
    title: "The Lighthouse Keeper",
    description: "A keeper finds letters that the sea returns.",
  },
  es: {
    name: "Ana Ramírez",
    alias: "La Cigüeña",
    title: "Cuaderno de mareas",
    description: "Un farero responde a las cartas que devuelve el mar.",
  },
  fr: {
    name: "Élodie Garnier",
    alias: "Sœur Lune",
    title: "Les Veilleurs du phare",
    description: "Un gardien répond aux lettres que la mer lui rend.",
  },
  zh: { name: "林晓", alias: "听潮", title: "守灯人", description: "守灯人收到了大海送回的信。" },
  "zh-TW": { name: "陳雨晴", alias: "晴耕", title: "守燈人", description: "守燈人收到了大海送回的信。" },
  ar: {
    name: "ليلى منصور",
    alias: "بنت البحر",
    title: "حارس المنارة",
    description: "حارس يعثر على رسائل يعيدها البحر إليه.",
  },
  ja: {
    name: "佐藤 美咲",
    alias: "灯台守",
    title: "灯台守の手紙",
    description: "海が返してくる手紙に、灯台守が返事を書く。",
  },
};

export const exampleOf = (language: Language) => examples[language];

/** Created only by the API; resolves when its certificate's anchor is final. */
export async function makeWorld(
  { url, env }: Pick<RunningServer, "url" | "env">,
  language: Language = "en",
): Promise<World> {
  const own = examples[language];
  const creator = await openAccount(url, own.name);
  const as = { baseUrl: url, headers: authorization(creator.token) };
  await call(
    "PUT /api/user/profile",
    { body: { full_name: own.name, bio: own.description, profile_visibility: "public" } },
    as,
  );
  await call("POST /api/user/aliases", { body: { name: own.alias, primary: true } }, as);
  const others: Registered[] = [];
  for (const other of languages)
    if (other !== language)
      others.push(await register(creator, { title: examples[other].title, agent: null }));
  const [first] = others;
  if (!first) throw new Error("there is one language only");
  const { title, description } = own;
  const correction = { kind: "corrected", fields: { title, description }, reason: description } as const;
  await call("POST /api/ip/{id}/statements", { params: { id: first.id }, body: correction }, as);
  const offered = {
    of: { workId: first.id },
    terms: makeTerms({ credit: own.alias }),
    price: { kind: "fixed", amount: "120" },
  } as const;
  await call("POST /api/licences/offers", { body: offered }, as);
  const { certificateId, id: workId } = await register(creator, { title: own.title });
  let operator: Promise<Account> | undefined;
  return {
    creator,
    operator: () => (operator ??= makeOperator({ url, env }, own, certificateId)),
    newcomer: await openAccount(url, own.name, { isConfirmed: false }),
    certificateId,
    workId,
    title: own.title,
    corrected: { workId: first.id, certificateId: first.certificateId },
    transactionHash: await finalTransaction(url, certificateId),
  };
}

async function makeOperator(
  { url, env }: Pick<RunningServer, "url" | "env">,
  { name, description }: { name: string; description: string },
  certificateId: string,
): Promise<Account> {
  const operator = await openAccount(url, name);
  await confirmSession(operator);
  const as = { baseUrl: url, headers: authorization(operator.token) };
  const { secret } = await call("POST /api/user/totp", {}, as);
  const code = totpCode(fromBase32(secret), stepAt(Date.now()));
  await call("PUT /api/user/totp", { body: { code } }, as);
  const { code: exit, output } = await runToEnd("operator", env, ["grant", operator.user.email]);
  if (exit !== 0) throw new Error(output);
  const report = { certificateId, kind: "copyright", text: description, contact: "" } as const;
  await call("POST /api/reports", { body: report }, { baseUrl: url });
  return operator;
}

async function finalTransaction(url: string, id: string): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const { anchor } = await call("GET /api/ip/verify/{id}", { params: { id } }, { baseUrl: url });
    if (anchor.state === "final" && anchor.transactionHash !== null) return anchor.transactionHash;
    await delay(200);
  }
  throw new Error(`${id} was not anchored within a minute`);
}
