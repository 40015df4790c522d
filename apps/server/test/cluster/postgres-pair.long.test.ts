import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { startPostgresPair } from "../postgres-pair.ts";

test("a pair is synchronous only once commits wait for the standby, however late the checkpointer reads it", async () => {
  const pair = await startPostgresPair({ synchronous: true });
  const { url } = pair.primary;
  await pair.query(url, "create table written (n int)");
  await pair.setSynchronous(false);
  const [checkpointer] = await pair.query<{ pid: number }>(
    url,
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  if (checkpointer === undefined) throw new Error("Postgres has no checkpointer");
  process.kill(checkpointer.pid, "SIGSTOP");
  let isSynchronous = false;
  const becoming = pair.setSynchronous(true).then(() => (isSynchronous = true));
  await delay(1000);
  expect(isSynchronous).toBe(false);
  process.kill(checkpointer.pid, "SIGCONT");
  await becoming;

  pair.standby?.signal("SIGSTOP");
  let isWritten = false;
  const writing = pair.query(url, "insert into written values (1)").then(() => (isWritten = true));
  await delay(1000);
  expect(isWritten).toBe(false);
  pair.standby?.signal("SIGCONT");
  await writing;
});
