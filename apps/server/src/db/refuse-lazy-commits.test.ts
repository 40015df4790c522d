import { expect, test } from "vitest";
import { createTestDatabase } from "../../test/test-database.ts";
import { refuseLazyCommits } from "./refuse-lazy-commits.ts";

const { pool } = await createTestDatabase();

test("refuses a database that answers a commit before it is on disk", async () => {
  const client = await pool.connect();
  await client.query("set synchronous_commit = off");
  await expect(refuseLazyCommits(client)).rejects.toThrow("synchronous_commit = off");
  await client.query("set synchronous_commit = on");
  await expect(refuseLazyCommits(client)).resolves.toBeUndefined();
  client.release();
});
