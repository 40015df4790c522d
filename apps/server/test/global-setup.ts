import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { connect } from "../src/base/db/connection.ts";
import { startEmbeddedPostgres } from "../src/base/db/embedded-postgres.ts";
import { migrateToLatest } from "../src/base/db/migrate.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated database that tests copy but never connect to. */
    templateUrl: string;
  }
}

/** Each project loads this file again, in the same process. */
const run = globalThis as { testPostgres?: { users: number; started: ReturnType<typeof start> } };

/** One Postgres for the whole run, with a template for the databases of the test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = (run.testPostgres ??= { users: 0, started: start() });
  postgres.users += 1;
  const { templateUrl, stop } = await postgres.started;
  project.provide("templateUrl", templateUrl);
  return async () => {
    postgres.users -= 1;
    if (postgres.users > 0) return;
    delete run.testPostgres;
    await stop();
  };
}

/**
 * A power cut would lose this cluster, which doesn't matter; the crash tests use their own clusters. Some files have a
 * database for each of their tests, with its connections until the file ends.
 */
const careless = ["fsync=off", "full_page_writes=off", "max_wal_size=2GB", "max_connections=400"];

async function start(): Promise<{ templateUrl: string; stop: () => Promise<void> }> {
  const dataDir = makeTemporaryFolder("colophon-test-");
  const { url, stop } = await startEmbeddedPostgres(dataDir, { settings: careless });
  return { templateUrl: await makeTemplate(url), stop };
}

async function makeTemplate(url: string): Promise<string> {
  const admin = connect(url, { max: 1 });
  await sql`create database template`.execute(admin.db);
  await admin.close();

  const templateUrl = Object.assign(new URL(url), { pathname: "/template" }).href;
  const template = connect(templateUrl);
  await migrateToLatest(template.db);
  await template.close();
  return templateUrl;
}
