import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { requireSynchronousCommit } from "./require-synchronous-commit.ts";

const { pool } = await createTestDatabase();

test("refuses a connection whose commits are acknowledged before they are on disk, here and on a standby", async () => {
  const client = await pool.connect();
  for (const setting of ["off", "local", "remote_write"]) {
    await client.query(`set synchronous_commit = ${setting}`);
    await expect(requireSynchronousCommit(client)).rejects.toThrow(`synchronous_commit = ${setting}`);
  }
  for (const setting of ["on", "remote_apply"]) {
    await client.query(`set synchronous_commit = ${setting}`);
    await expect(requireSynchronousCommit(client)).resolves.toBeUndefined();
  }
  client.release(true);
});
