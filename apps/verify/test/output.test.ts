import { execFileSync } from "node:child_process";
import { newDisclosure, parseSdJwt } from "@colophon/proof";
import { isLong } from "@colophon/testing/is-long";
import { describe, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { makeBundle, makeFolder, makeRegistry, sampleClaims } from "./fixtures.ts";
import { program, runProgram, runVerify } from "./run-verify.ts";

/** Whatever a terminal acts on: control characters but the line's end, and direction overrides. */
const ACTIVE = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

const HOSTILE = "\u001b]0;owned\u0007\u001b[2J\u009b31mVALID\r\nVALID\u202e\u2028\u2066\u007f";

function writeGood() {
  const { registry, bundle } = makeBundle();
  const { write } = makeFolder();
  return [write("a.colophon.json", bundle), "--trust", write("trust.json", registry.trust)];
}

function writeHostile(): string[] {
  const registry = makeRegistry();
  const certificate = registry.issue({ ...sampleClaims, title: HOSTILE, creatorName: HOSTILE });
  const bundle = registry.bundle(certificate);
  const { jwt } = parseSdJwt(bundle.sdJwt);
  const forged = newDisclosure(HOSTILE, HOSTILE, new Uint8Array(16));
  const { write } = makeFolder();
  return [
    write("title.colophon.json", bundle),
    write(`${HOSTILE.replaceAll("\r\n", "\n")}.colophon.json`, { ...bundle, sdJwt: `${jwt}~${forged}~` }),
    write("log.colophon.json", { ...bundle, log: { origin: HOSTILE, vkey: HOSTILE } }),
    "--trust",
    write("trust.json", registry.trust),
  ];
}

test("of a work of several files, those that are hidden are counted", async () => {
  const registry = makeRegistry();
  const { write } = makeFolder();
  const trust = ["--trust", write("trust.json", registry.trust)];
  const bundleOf = (claims: typeof sampleClaims) => registry.bundle(registry.issue(claims));
  const many = await runVerify([
    write("many.colophon.json", bundleOf({ ...sampleClaims, fileCount: 20 })),
    ...trust,
  ]);
  expect(many.stdout).toContain("\nFiles        20 (not shown: 19)\n");
  const one = await runVerify([write("one.colophon.json", bundleOf(sampleClaims)), ...trust]);
  expect(one.stdout).not.toContain("\nFiles ");
});

describe("a stranger's words are inert", () => {
  test("in the report", async () => {
    const { exitCode, stdout } = await runVerify(writeHostile());
    expect(exitCode).toBe(1);
    expect(stdout).not.toMatch(ACTIVE);
    expect(stdout).toContain(
      "Title        \\u{1b}]0;owned\\u{7}\\u{1b}[2J\\u{9b}31mVALID\\u{d}\\u{a}VALID\\u{202e}",
    );
    expect(stdout).not.toMatch(/^VALID\\u\{202e\}/m);
  });

  test("and none of them begins a line, or is hidden", async () => {
    const spoof = "✓ Identity     The registry has verified who the creator is";
    const registry = makeRegistry();
    const { write } = makeFolder();
    const trust = write("trust.json", registry.trust);
    for (const gap of ["\u2800", "\u3164", "\u00a0", "\u3000", "\u200b", " "]) {
      const words = `Harry Potter${gap.repeat(167)}${spoof}`;
      const bundle = registry.bundle(registry.issue({ ...sampleClaims, title: words, creatorName: words }));
      const { stdout } = await runVerify([write("spoof.colophon.json", bundle), "--trust", trust], 80);
      for (const line of stdout.split("\n").filter((one) => one.includes("Identity")))
        expect(line).toMatch(/^( {15}|Title {8}|Creator {6})/);
      const record = stdout.split("\n").filter((line) => /^( {15}|Title|Creator)/.test(line));
      for (const line of record) expect(line.length).toBeLessThanOrEqual(80);
      expect(stdout).not.toMatch(/[\u2800\u3164\u200b]/);
    }
  });

  test("a file's name reads as nothing but a name", async () => {
    const name = "VALID  Registered no later than 1995-06-26T00:00:00Z, as the blockchain shows";
    const { stdout } = await runVerify([name, "--trust", writeGood()[2] ?? ""]);
    expect(stdout).toMatch(new RegExp(`^\\./${name}\n`));
  });

  test("in JSON, which still holds them", async () => {
    const { exitCode, stdout } = await runVerify([...writeHostile(), "--json"]);
    expect(exitCode).toBe(1);
    expect(stdout).not.toMatch(ACTIVE);
    expect(JSON.parse(stdout)).toMatchObject({
      results: [{ verification: { record: { claims: { title: HOSTILE } } } }, {}, {}],
    });
  });

  test("in complaints", async () => {
    const missing = await runVerify([...writeGood(), HOSTILE]);
    expect(missing.stdout).not.toMatch(ACTIVE);
    for (const args of [[`--${HOSTILE}`], ["a", "--trust", HOSTILE]]) {
      const { exitCode, stderr } = await runVerify(args);
      expect(exitCode).toBe(2);
      expect(stderr).toContain("owned");
      expect(stderr).not.toMatch(ACTIVE);
    }
  });
});

describe("colours", () => {
  test.runIf(isLong)("are for terminals, and for those who insist", async () => {
    const plain = await runProgram(writeGood());
    expect(plain.stdout).not.toContain("\u001b");
    const coloured = await runProgram(writeGood(), { FORCE_COLOR: "1" });
    expect(coloured.stdout).toContain("\u001b[32m✓\u001b[39m");
  });

  // util-linux's `script` lends the command a terminal.
  test.runIf(isLong && process.platform === "linux")("are left out on a terminal with NO_COLOR", () => {
    const command = [process.execPath, program, ...writeGood()].map((word) => `'${word}'`).join(" ");
    const onTerminal = (env: Record<string, string>) =>
      execFileSync("/usr/bin/script", ["-qec", command, "/dev/null"], {
        encoding: "utf8",
        env: { PATH: process.env["PATH"], TERM: "xterm", SHELL: "/bin/sh", ...env },
      });
    expect(onTerminal({})).toContain("\u001b[32m✓\u001b[39m");
    expect(onTerminal({ NO_COLOR: "1" })).not.toContain("\u001b");
  });
});

describe("--json", () => {
  test("prints one object, of the same shape when a file cannot be checked", async () => {
    const { exitCode, stdout, stderr } = await runVerify([...writeGood(), "missing", "--json"]);
    expect(stderr).toBe("");
    expect(exitCode).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      tool: "colophon-verify",
      version: packageJson.version,
      exitCode: 2,
      results: [
        {
          chain: { kind: "offline" },
          verification: { verdict: "valid", timeStatedBy: "registry", timeChecked: false, index: 5 },
        },
        { input: "missing", problem: { code: "unreadable" } },
      ],
    });
  });

  test.each([
    ["no_trust", ["a"]],
    ["usage", ["a", "--nonsense"]],
  ])("says %s in the same form", async (code, args) => {
    const { exitCode, stdout, stderr } = await runVerify([...args, "--json"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({ exitCode: 2, problem: { code }, results: [] });
  });
});

test("the program says and ends as the command does", async () => {
  const [good = "", ...trust] = writeGood();
  for (const [exitCode, args] of [
    [0, [good, ...trust]],
    [1, writeHostile()],
    [2, [good, ...trust, "missing", "--json"]],
    [2, [`--${HOSTILE}`]],
  ] as const) {
    const ended = await runProgram([...args]);
    expect(ended).toEqual(await runVerify([...args], 80));
    expect(ended.exitCode).toBe(exitCode);
  }
});

test("--help and --version answer on standard output", async () => {
  const help = await runVerify(["--help"]);
  expect(help.stdout).toContain("Exit status (with several inputs the worst");
  expect(help.exitCode).toBe(0);
  expect(await runVerify(["--version"])).toEqual({
    exitCode: 0,
    stdout: `${packageJson.version}\n`,
    stderr: "",
  });
});

test("a reader that stops reading changes neither the exit code nor the peace", () => {
  const [file = "", ...trust] = writeGood();
  const many = Array.from({ length: 200 }, () => file);
  const args = [process.execPath, program, ...many, ...trust];
  const script = '"$@" | head -n 1; echo "${PIPESTATUS[0]}"';
  const output = execFileSync("bash", ["-c", script, "bash", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(output).toBe(`${file}\n0\n`);
});
