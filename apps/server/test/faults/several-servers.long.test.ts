import { expect, test, vi } from "vitest";
import { connect } from "../../src/base/db/connection.ts";
import { NoServer } from "../../src/base/db/find-server.ts";
import { forReadingOnly } from "../../src/start/context-to-read.ts";
import { patience } from "@colophon/testing/patience";
import { startPostgresPair } from "../postgres-pair.ts";

test("each connection finds the right server in DATABASE_URL, also after a failover", async () => {
  const pair = await startPostgresPair({ synchronous: true });
  const { primary, standby } = pair;
  if (standby === undefined) throw new Error("there is no standby");
  const { port, href } = new URL(standby.url);
  // The standby first: the order doesn't matter.
  const both = href.replace(`:${port}/`, `:${port},127.0.0.1:${primary.port}/`);
  const open = (attributes: string) => connect(`${both}${attributes}`, { max: 2 });
  const [writing, reading, any] = [
    open(""),
    open("?target_session_attrs=read-only"),
    open("?target_session_attrs=any"),
  ];
  const portOf = async ({ pool }: typeof writing): Promise<number | undefined> =>
    (await pool.query<{ port: number }>("select inet_server_port() as port")).rows[0]?.port;

  expect(await portOf(writing)).toBe(primary.port);
  expect(await portOf(reading)).toBe(standby.port);
  expect([primary.port, standby.port]).toContain(await portOf(any));

  // A server that only reads makes each session read-only, and takes any.
  const reader = connect(forReadingOnly(both), { max: 2 });
  expect([primary.port, standby.port]).toContain(await portOf(reader));
  await expect(reader.pool.query("create table written (here text)")).rejects.toThrow("read-only");
  await reader.close();

  await pair.killPrimary();
  const failure = async () => portOf(writing).catch((error: unknown) => error);
  await vi.waitFor(async () => expect(await failure()).toBeInstanceOf(NoServer), patience);
  // Each with its reason: a wrong password must not look like a dead machine.
  expect(String(await failure())).toMatch(
    new RegExp(`127.0.0.1:${standby.port}: it takes no writes; 127.0.0.1:${primary.port}: .*ECONNREFUSED`),
  );
  await pair.promote();
  await vi.waitFor(async () => expect(await portOf(writing)).toBe(standby.port), patience);
  await writing.pool.query("create table written (here text)");
  await Promise.all([writing, reading, any].map(({ close }) => close()));
});
