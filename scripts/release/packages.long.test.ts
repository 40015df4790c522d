import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openAccount } from "@colophon/testing/account";
import { startServer, type RunningServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readManifest } from "./manifest.ts";
import { packPackage, type PublishedPackage, published } from "./pack-package.ts";
import { root, run, runNode, runNpm } from "./run.ts";

let folder: string;
beforeAll(() => {
  folder = makeTemporaryFolder("colophon-packages-");
});

/** Installs a package as it is published, and archives of what it needs, into a project that has nothing else. */
function installAlone(source: PublishedPackage, needs: string[] = []): string {
  const project = join(folder, source.replace("/", "-"));
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  const archives = [packPackage(source, folder), ...needs.map(packInstalled)];
  runNpm(["install", "--offline", "--no-audit", "--no-fund", ...archives], project);
  return project;
}

const packQuietly = ["--silent", "--ignore-scripts", "--pack-destination"];

/** What is installed here, as an archive: nothing is asked of the network. */
const packInstalled = (name: string): string =>
  join(folder, runNpm(["pack", join(root, "node_modules", name), ...packQuietly, folder]).trim());

const isVisible = (name: string) => !name.startsWith(".");
const installedIn = (project: string): string[] =>
  readdirSync(join(project, "node_modules")).filter(isVisible);
const readPackage = (project: string, name: string): string[] =>
  readdirSync(join(project, "node_modules", name), { recursive: true }).map(String);

/** The nth block of its README in that language, from 1. */
function exampleOf(source: PublishedPackage, language: string, nth = 1): string {
  const readme = readFileSync(join(root, source, "README.md"), "utf8");
  const blocks = [...readme.matchAll(/^```(\w+)\n(.*?)^```/gms)].filter(([, each]) => each === language);
  return blocks[nth - 1]?.[2] ?? "";
}

/** A certificate that was registered, its file, and whom to trust. */
function copyCertificate(project: string): void {
  for (const name of ["trust.json", "work.colophon.json", "work.txt"])
    copyFileSync(join(root, "docs/example", name), join(project, name));
}

const resolutions = [
  ["nodenext", "nodenext"],
  ["bundler", "esnext"],
] as const;

/** What the compiler says of that source. Types of packages are checked as strictly as the project's own. */
function checkTypes(
  project: string,
  [moduleResolution, module]: readonly [string, string],
  source: string,
): string {
  writeFileSync(join(project, "types.ts"), source);
  const compilerOptions = {
    module,
    moduleResolution,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    target: "es2022",
    lib: ["es2022", "dom"],
    types: [],
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["types.ts"] }));
  return runNode([join(root, "node_modules/typescript/bin/tsc"), "-p", project], project);
}

test("all that is published has the version of the whole", () => {
  const { version } = readManifest(".");
  const versions = Object.keys(published).map((source) => readManifest(source).version);
  expect(versions).toEqual(versions.map(() => version));
});

describe("@colophon/proof", () => {
  let project: string;
  beforeAll(() => {
    project = installAlone("packages/proof", ["@noble/curves", "@noble/hashes"]);
  });

  test("it brings JavaScript and types, and needs nothing but signatures and hashes", () => {
    expect(installedIn(project)).toEqual(["@colophon", "@noble"]);
    const files = readPackage(project, "@colophon/proof").filter((file) => /\.\w+$/.test(file));
    expect(files.filter((file) => !/^dist\/.*\.(js|d\.ts)$/.test(file)).toSorted()).toEqual([
      "README.md",
      "package.json",
    ]);
    expect(files.filter((file) => file.includes(".test."))).toEqual([]);
  });

  test("the example of its README finds a certificate valid, and another file not", () => {
    copyCertificate(project);
    writeFileSync(join(project, "example.js"), exampleOf("packages/proof", "js"));
    const said = runNode(["example.js"], project);
    expect(said).toMatch(/^valid RSF-000000002 The Note at the End\n/);
    expect(said).toMatch(/^document passed/m);
    expect(said).toContain("The date was not checked");
    writeFileSync(join(project, "work.txt"), "another");
    expect(() => runNode(["example.js"], project)).toThrow(/not_valid RSF-000000002.*document failed/s);
  });

  test.each(resolutions)("its types resolve under %s", (...resolution) => {
    const source = `import { parseTrust, verifyCertificate, type Trust, type Verification } from "@colophon/proof";
import { headingOf, verifyStatus, type VerifiedStatus } from "@colophon/proof/statements";
import { cleanLine } from "@colophon/proof/texts";
const trust: Trust = parseTrust(new Uint8Array());
export const { verdict, record }: Verification = verifyCertificate("{}", { trust });
export const title: string | undefined = record && cleanLine(String(record.claims.title));
export type Status = VerifiedStatus;
export const all = [headingOf, verifyStatus];
// @ts-expect-error nobody is trusted
verifyCertificate("{}", {});
// @ts-expect-error only what is published can be entered
export type Inner = typeof import("@colophon/proof/src/index.ts");
`;
    expect(checkTypes(project, resolution, source)).toBe("");
  });
});

describe("@colophon/verify", () => {
  let project: string;
  beforeAll(() => {
    project = installAlone("apps/verify");
  });

  test("it is one file, which needs no other package, with the licences of what is in it", () => {
    expect(installedIn(project)).toEqual(["@colophon"]);
    const files = ["LICENSE", "README.md", "THIRD-PARTY-LICENSES", "colophon-verify.mjs", "package.json"];
    expect(readPackage(project, "@colophon/verify").toSorted()).toEqual(files);
    const licences = readFileSync(
      join(project, "node_modules/@colophon/verify/THIRD-PARTY-LICENSES"),
      "utf8",
    );
    expect(licences.match(/^@noble\/\w+ [\d.]+$/gm)).toEqual(["@noble/curves 2.4.0", "@noble/hashes 2.4.0"]);
  });

  test("the example of its README finds a certificate valid, and another file not", () => {
    copyCertificate(project);
    const example = exampleOf("apps/verify", "sh", 2);
    expect(run("sh", ["-ec", example], project)).toContain("✓ Document     This file was registered");
    writeFileSync(join(project, "work.txt"), "another");
    expect(() => run("sh", ["-ec", example], project)).toThrow("NOT VALID");
  });
});

describe("with a registry", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => server.kill());

  /** Somebody's registry and token. The pictures that they register are new each time. */
  async function prepare(project: string): Promise<Record<string, string>> {
    const { token } = await openAccount(server.url);
    writeFileSync(join(project, "sunrise.jpg"), `a picture in ${project}`);
    return { COLOPHON_REGISTRY: server.url, COLOPHON_TOKEN: token };
  }

  describe("@colophon/client", () => {
    let project: string;
    beforeAll(() => {
      project = installAlone("packages/client");
    });

    test("it brings JavaScript and types, and needs no other package", () => {
      expect(installedIn(project)).toEqual(["@colophon"]);
      const files = readPackage(project, "@colophon/client").filter((file) => !/\.(js|d\.ts)$/.test(file));
      expect(files.toSorted()).toEqual(["LICENSE", "README.md", "dist", "package.json"]);
    });

    test("the example of its README registers a file and keeps the proof", async () => {
      const env = await prepare(project);
      writeFileSync(join(project, "example.js"), exampleOf("packages/client", "js"));
      const certificateId = runNode(["example.js"], project, env).trim();
      expect(certificateId).toMatch(/^RSF-/);
      const proof: unknown = JSON.parse(readFileSync(join(project, `${certificateId}.json`), "utf8"));
      expect(proof).toMatchObject({ format: "colophon-bundle/v1" });
    });

    test.each(resolutions)("its types resolve under %s", (...resolution) => {
      const source = `import { createClient, RegistryError, type Client, type Registered } from "@colophon/client";
const client: Client = createClient({ registry: "https://registry.example", token: "clp_" });
const made: Promise<Registered> = client.registerWork({ body: null as never });
// @ts-expect-error a call that there is not
void client.registerWorks;
// @ts-expect-error a parameter that is missing
void client.getOrder({ params: {} });
void made.catch((error: unknown) => error instanceof RegistryError && error.code === "network");
`;
      expect(checkTypes(project, resolution, source)).toBe("");
    });
  });

  describe("@colophon/cli", () => {
    let project: string;
    beforeAll(() => {
      project = installAlone("apps/cli");
    });

    test("it is one file, which needs no other package, with the licences of what is in it", () => {
      expect(installedIn(project)).toEqual(["@colophon"]);
      const files = ["LICENSE", "README.md", "THIRD-PARTY-LICENSES", "colophon.mjs", "package.json"];
      expect(readPackage(project, "@colophon/cli").toSorted()).toEqual(files);
      const licences = readFileSync(join(project, "node_modules/@colophon/cli/THIRD-PARTY-LICENSES"), "utf8");
      expect(licences.match(/^[a-z]+ [\d.]+$/gm)).toEqual(["papaparse 5.7.1", "zod 4.6.7"]);
    });

    test("the example of its README registers a picture and keeps the proof", async () => {
      const places = { HOME: project, XDG_CONFIG_HOME: project, XDG_STATE_HOME: project };
      const env = { ...(await prepare(project)), ...places };
      run("sh", ["-ec", exampleOf("apps/cli", "sh", 2)], project, env);
      const [proof = "", ...others] = readdirSync(join(project, "proofs"));
      expect(others).toEqual([]);
      expect(proof).toMatch(/^RSF-\w{9}\.colophon\.json$/);
      expect(readFileSync(join(project, "proofs", proof), "utf8")).toContain('"colophon-bundle/v1"');
    });
  });
});
