import { expect, test } from "vitest";
import { openAccount } from "@colophon/testing/account";
import { startServer } from "@colophon/testing/start-server";
import { createTestDatabase } from "../test-database.ts";

const owasp = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;

test("an installed server hashes passwords with argon2id and OWASP's parameters", async () => {
  const { url: DATABASE_URL, db } = await createTestDatabase();
  const server = await startServer({ DATABASE_URL }, []);
  await openAccount(server.url);
  const { password_hash } = await db.selectFrom("users").select("password_hash").executeTakeFirstOrThrow();
  expect(password_hash).toMatch(owasp);
  await server.stop();
});
