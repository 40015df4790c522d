import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openAccount } from "@colophon/testing/account";
import { startServer, type RunningServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packClient, run } from "./pack.ts";

const root = join(import.meta.dirname, "../..");
let project: string;
let server: RunningServer;

beforeAll(async () => {
  const folder = makeTemporaryFolder("colophon-client-");
  const archive = packClient(folder);
  project = join(folder, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", archive], project);
  server = await startServer();
});
afterAll(async () => server.kill());

test("the package brings nothing with it, and its files are JavaScript, types, README and license", () => {
  expect(readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
    "@colophon",
  ]);
  const installed = join(project, "node_modules/@colophon/client");
  expect(readdirSync(installed).toSorted()).toEqual(["LICENSE", "README.md", "dist", "package.json"]);
  expect(readdirSync(join(installed, "dist")).filter((name) => !/\.(js|d\.ts)$/.test(name))).toEqual([]);
});

test("the example of its README registers a file and keeps the proof", async () => {
  const { token } = await openAccount(server.url);
  const readme = readFileSync(join(root, "packages/client/README.md"), "utf8");
  const example = /^```js\n(.*?)^```/ms.exec(readme)?.[1] ?? "";
  writeFileSync(join(project, "example.js"), example);
  writeFileSync(join(project, "sunrise.jpg"), "a picture");
  const env = { COLOPHON_REGISTRY: server.url, COLOPHON_TOKEN: token };
  const certificateId = run(process.execPath, ["example.js"], project, env).trim();
  expect(certificateId).toMatch(/^RSF-/);
  const proof: unknown = JSON.parse(readFileSync(join(project, `${certificateId}.json`), "utf8"));
  expect(proof).toMatchObject({ format: "colophon-bundle/v1" });
});

test.each([
  ["nodenext", "nodenext"],
  ["bundler", "esnext"],
])("its types resolve under %s", (moduleResolution, module) => {
  const source = `import { createClient, RegistryError, type Client, type Registered } from "@colophon/client";
const client: Client = createClient({ registry: "https://registry.example", token: "clp_" });
const made: Promise<Registered> = client.registerWork({ body: null as never });
// @ts-expect-error a call that there is not
void client.registerWorks;
// @ts-expect-error a parameter that is missing
void client.getOrder({ params: {} });
void made.catch((error: unknown) => error instanceof RegistryError && error.code === "network");
`;
  writeFileSync(join(project, "types.ts"), source);
  const compilerOptions = {
    module,
    moduleResolution,
    strict: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2022", "dom"],
    types: [],
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["types.ts"] }));
  expect(run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", project], project)).toBe(
    "",
  );
});
