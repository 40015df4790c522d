import { rmSync, statSync, truncateSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { call, type Registered } from "@colophon/api";
import { expect, test, vi } from "vitest";
import { authorization, openAccount, register } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { runToEnd, startServer } from "@colophon/testing/start-server";
import { atEnd } from "../at-end.ts";
import { patience } from "@colophon/testing/patience";
import { fill, mountSmallDisk } from "../small-disk.ts";

/** How often the disk gets a little room and is full again, and how many answers there are at least. */
const rounds = 60;
const answers = 200;

test("on a disk that is full again and again, no answer is a fault of ours, and nothing acknowledged is lost", async () => {
  const disk = mountSmallDisk();
  if (disk === undefined) return;
  const server = await startServer({ DATA_DIR: path.join(disk, "data") });
  // A kill would leave its Postgres, whose note goes with the disk.
  atEnd(() => server.stop().catch(() => server.kill()));
  const { url } = server;
  const account = await openAccount(url);
  const { certificateId } = await register(account);
  const acknowledged = new Set([certificateId]);
  const statuses: number[] = [];
  const over = new AbortController();

  const registering = async () => {
    const answer = await fetch(`${url}/api/ip/register`, {
      method: "POST",
      headers: { ...authorization(account.token), "content-type": "application/json" },
      body: JSON.stringify(makeRegistrationInput()),
    });
    const body = (await answer.json()) as Registered;
    if (answer.status === 201) acknowledged.add(body.certificateId);
    return answer.status;
  };
  const looking = async (address: string) => {
    const answer = await fetch(`${url}${address}`, { headers: authorization(account.token) });
    await answer.bytes();
    return answer.status;
  };
  const ask = async (question: () => Promise<number>) => {
    while (!over.signal.aborted) statuses.push(await question());
  };
  const statusAddress = `/api/certificates/${certificateId}/status`;
  // There is none before the first checkpoint that covers it.
  await vi.waitFor(async () => expect(await looking(statusAddress)).toBe(200), patience);
  const filler = path.join(disk, "filler");
  const changing = async () => {
    for (let round = 0; round < rounds || statuses.length < answers; round++) {
      fill(filler);
      await delay(300 * Math.random());
      truncateSync(filler, Math.max(0, statSync(filler).size - Math.round(3e6 * Math.random() ** 3)));
      await delay(300 * Math.random());
    }
    over.abort();
  };
  await Promise.all([
    changing(),
    ...[1, 2, 3].map(() => ask(registering)),
    ask(() => looking("/api/ip/user")),
    ask(() => looking(statusAddress)),
    ask(() => looking(`/api/certificates/${certificateId}/certificate.pdf`)),
  ]);
  expect(statuses).toContain(507);
  expect(statuses.filter((status) => ![200, 201, 503, 507].includes(status))).toEqual([]);

  rmSync(filler);
  await vi.waitFor(async () => expect(await registering()).toBe(201), patience);
  for (const id of acknowledged) await call("GET /api/ip/verify/{id}", { params: { id } }, { baseUrl: url });
  expect(await runToEnd("fsck", server.env)).toMatchObject({ code: 0 });
});
