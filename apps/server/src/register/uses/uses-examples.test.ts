import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { makeUser } from "@colophon/testing/make-user";
import { isMissing, requireTool, type Tool } from "@colophon/testing/run-tool";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { beforeAll, expect, test } from "vitest";
import { openSpeakingApp } from "../../../test/speaking-app.ts";

// docs/examples/uses, as their readers run them, with a server.

const repository = path.join(import.meta.dirname, "../../../../..");
const examples = path.join(repository, "docs/examples/uses");
const jwcrypto = "/usr/lib/python3/dist-packages/jwcrypto";

const speaking = await openSpeakingApp();
const { app, db, register, say, bundleOf } = speaking;
const folder = makeTemporaryFolder("colophon-examples-");
const write = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
const trust = write("trust.json", JSON.stringify(speaking.trust));
const photo = write("photo.jpg", "A photograph.\n");
const stranger = write("other.jpg", "Another.\n");
let certificateId = "";

beforeAll(async () => {
  const ada = await makeUser(db);
  const sha256 = createHash("sha256").update("A photograph.\n").digest("hex");
  const file = { sha256, name: "photo.jpg", size: 14, mediaType: "image/jpeg" };
  const training = { "train-generative": "refuse", "train-other": "refuse" } as const;
  const registered = await register(ada, { file, aiUse: { ...training, index: "allow" } });
  await say(ada, registered.id, { kind: "ai_use", aiUse: { ...training, index: "refuse" } });
  certificateId = registered.certificateId;
  await app.listen({ port: 0, host: "127.0.0.1" });
});

async function run(
  program: string,
  args: string[],
  tools: Tool[],
): Promise<{ code: number; stdout: string }> {
  for (const tool of tools) requireTool(tool);
  const verify = `${process.execPath} ${path.join(repository, "apps/verify/src/main.ts")}`;
  const env = { ...process.env, COLOPHON_VERIFY: verify };
  const done = promisify(execFile)(program, args, { env }).then(({ stdout }) => ({ code: 0, stdout }));
  return done.catch((error: { code: number; stdout: string; stderr: string }) => {
    if (typeof error.code !== "number" || error.stderr !== "") throw error;
    return { code: error.code, stdout: error.stdout };
  });
}

const since = String.raw`since \d{4}-\d\d-\d\d`;

test.skipIf(isMissing(jwcrypto))("Python says since when, from a server's bundle and status", async () => {
  const bundle = write("a.colophon.json", await bundleOf(certificateId));
  const status = write("a.status.json", (await app.inject(`/api/certificates/${certificateId}/status`)).body);
  const args = [path.join(examples, "check_uses.py"), trust, photo, bundle, status];
  const { code, stdout } = await run("/usr/bin/python3", args, [jwcrypto]);
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^train-generative: refused ${since}`, "m"));
  expect(stdout).toMatch(new RegExp(`^index: refused ${since}`, "m"));
  expect(stdout).toContain("ground: nothing is said");
});

test.skipIf(isMissing("curl", "jq"))("the shell asks a server and checks its answer", async () => {
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const registry = `http://127.0.0.1:${address.port}`;
  const script = path.join(examples, "check-uses.sh");
  const { code, stdout } = await run("/bin/sh", [script, registry, trust, photo], ["curl", "jq"]);
  expect(stdout).toContain("train-generative: refuse\ntrain-other: refuse\nindex: refuse\nground: unknown\n");
  expect(stdout).toMatch(new RegExp(`This file: training refused ${since}`));
  expect(code).toBe(0);
  expect(await run("/bin/sh", [script, registry, trust, stranger], ["curl", "jq"])).toEqual({
    code: 3,
    stdout: "",
  });
});
