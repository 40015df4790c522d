import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { connect } from "../src/db/connection.ts";
import { startEmbeddedPostgres } from "../src/db/embedded-postgres.ts";
import { migrateToLatest } from "../src/db/migrate.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated database that tests copy and never connect to. */
    templateUrl: string;
  }
}

/** One Postgres for the whole run, with a template for the databases of the test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeTemporaryFolder("colophon-test-");
  // A power cut loses this cluster, which nobody misses; the crash tests use clusters of their own.
  const postgres = await startEmbeddedPostgres(dataDir, { settings: ["fsync=off"] });
  project.provide("templateUrl", await makeTemplate(postgres.url));
  return postgres.stop;
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
