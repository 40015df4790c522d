import { afterAll, beforeAll, expect, test } from "vitest";
import { type Account, openAccount } from "@colophon/testing/account";
import { ordinaryPicture, peakOf, textBomb, thinBomb } from "@colophon/testing/costly-pictures";
import { preload, type RunningServer, startServer } from "@colophon/testing/start-server";

let server: RunningServer;
let ada: Account;
let bo: Account;

beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: "off" }, preload);
  [ada, bo] = await Promise.all([openAccount(server.url), openAccount(server.url)]);
});
afterAll(() => server.stop());

async function upload(account: Account, bytes: Uint8Array): Promise<number> {
  const body = new FormData();
  body.append("image", new File([Uint8Array.from(bytes)], "me.png"));
  const headers = { authorization: `Bearer ${account.token}` };
  const { status } = await fetch(`${server.url}/api/user/profile/image`, { method: "POST", headers, body });
  return status;
}

test("pictures that ask for gigabytes are read or refused, and delay nobody", async () => {
  const [text, thin] = [textBomb(), thinBomb()];
  expect(text.length).toBeLessThan(1_000_000);
  expect(await upload(ada, text)).toBe(200);
  expect(await upload(ada, thin)).toBe(413);

  const many = Array.from({ length: 40 }, (_, i) => upload(ada, i % 2 === 0 ? text : thin));
  expect(await upload(bo, await ordinaryPicture())).toBe(200);
  for (const status of await Promise.all(many)) expect([200, 413, 503]).toContain(status);
  expect(peakOf(server.pid)).toBeLessThan(500);
});
