import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "./client/format.ts";
import { writeOperations } from "./client/write-operations.ts";

/** Writes the client's types and calls again, after the route table has changed. A test fails when they are out of date. */
const file = join(import.meta.dirname, "../packages/client/src/operations.ts");
writeFileSync(file, format(writeOperations()));
