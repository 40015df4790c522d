import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { connect } from "../src/db/connection.ts";
import { startEmbeddedPostgres } from "../src/db/embedded-postgres.ts";
import { migrateToLatest } from "../src/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated database that tests copy and never connect to. */
    templateUrl: string;
  }
}

/** One Postgres for the whole run, with a template for the databases of the test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "colophon-test-"));
  // A power cut loses this cluster, which nobody misses; the crash tests use clusters of their own.
  const postgres = await startEmbeddedPostgres(dataDir, { settings: ["fsync=off"] });
  const endWithRun = (): boolean => process.kill(postgres.pid(), "SIGQUIT");
  process.once("exit", endWithRun);

  project.provide("templateUrl", await makeTemplate(postgres.url));
  return async () => {
    await postgres.stop();
    process.off("exit", endWithRun);
    fs.rmSync(dataDir, { recursive: true });
  };
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
