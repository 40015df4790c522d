import type { Page } from "@playwright/test";
import { mailedLink } from "@colophon/testing/mailed-link";
import { expect } from "./fixtures.ts";
import { type Account, authorizationOf, confirmByApi } from "./steps.ts";

// What comes before what a walk of licences looks at: by the API.

export const freeTerms = {
  purpose: "editorial",
  media: [] as string[],
  territory: [] as string[],
  months: 12,
  exclusive: false,
  revocable: false,
  credit: "",
  files: [] as number[],
  note: "",
};

type Price = { kind: "free" | "ask" } | { kind: "fixed"; amount: string };

/** As the page's user. */
export async function ask<Answer>(
  page: Page,
  method: "get" | "post" | "put",
  address: string,
  data?: object,
): Promise<Answer> {
  const headers = await authorizationOf(page);
  const answer = await page.request[method](`/api${address}`, { headers, ...(data && { data }) });
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return JSON.parse(text === "" ? "null" : text) as Answer;
}

/** The page's user's own works, the newest first. */
export async function worksOf(page: Page): Promise<{ id: string; certificateId: string }[]> {
  const { works } = await ask<{ works: { id: string; certificateId: string }[] }>(
    page,
    "get",
    "/ip/user/works",
  );
  return works;
}

/** Offers licences of one's own work. Returns the offer's id. */
export async function offer(
  page: Page,
  workId: string,
  price: Price = { kind: "free" },
  terms: Partial<typeof freeTerms> = {},
): Promise<string> {
  const data = { of: { workId }, terms: { ...freeTerms, ...terms }, price };
  return (await ask<{ id: string }>(page, "post", "/licences/offers", data)).id;
}

/** Takes an offer as it is. Returns the request's id. */
export async function take(
  page: Page,
  offerId: string,
  certificateId: string,
): Promise<{ id: string; licenceId: string | null }> {
  const data = { offerId, certificateId, licensee: "Bo Press", language: "en" };
  return ask(page, "post", "/licences/requests", data);
}

/** The owner's statement about their own work that only a confirmed session may make. */
export async function withdrawWork(page: Page, account: Account, workId: string): Promise<void> {
  await confirmByApi(page, account.password);
  await ask(page, "post", `/ip/${workId}/statements`, { kind: "withdrawn", reason: "" });
}

/** Passes the work on: offered by one page's user, accepted by the other's. */
export async function transferWork(
  { from, account, workId, dataDir }: { from: Page; account: Account; workId: string; dataDir: string },
  to: { page: Page; account: Account },
): Promise<void> {
  await confirmByApi(from, account.password);
  const { email, name } = to.account;
  await ask(from, "post", `/ip/${workId}/transfer`, { email, to: name, rights: "All rights." });
  const mailed = () => mailedLink(dataDir, email, "/transfers#");
  await expect.poll(mailed).toBeDefined();
  const token = ((await mailed()) ?? "").split("#")[1];
  await ask(to.page, "post", "/transfers/answer", { token, answer: "accept" });
}
