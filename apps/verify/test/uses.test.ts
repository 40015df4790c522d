import { createHash } from "node:crypto";
import type { UsesSaid } from "@colophon/uses";
import { close, HEAD_TIME, makeSaid, makeStatus, type Saying } from "@colophon/testing/make-status";
import { describe, expect, test } from "vitest";
import { makeFolder } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";

// What machines may do with a file, from the file, its bundle and its status alone.

const photo = "A photograph.\n";
const file = {
  sha256: createHash("sha256").update(photo).digest("hex"),
  name: "photo.jpg",
  size: photo.length,
  mediaType: "image/jpeg",
};
const aiUse = (uses: UsesSaid) => ({ vocabulary: "colophon-uses/v1", ...uses });
const noTraining = aiUse({ "train-generative": "refuse", "train-other": "refuse" });
const says = (uses: UsesSaid, more: Partial<Saying> = {}): Saying => ({
  kind: "ai_use",
  by: "registrant",
  claims: { aiUse: aiUse(uses) },
  ...more,
});

/** Runs the command offline with the file, and a status of now, of long ago, or none. */
async function check(claims: object, sayings: Saying[], which: "current" | "dated" | "none" = "current") {
  const { registry, certificate, bundle, logged, status } = makeSaid(sayings, {
    title: "Photo",
    "file.1": file,
    ...claims,
  });
  close(registry, Math.floor(Date.now() / 1000));
  const { write } = makeFolder();
  const args = [
    write(file.name, photo),
    "--bundle",
    write("a.colophon.json", bundle),
    "--trust",
    write("trust.json", registry.trust),
  ];
  const current = makeStatus(registry, certificate, logged, bundle);
  if (which !== "none") args.push("--status", write("a.status.json", which === "dated" ? status : current));
  const [text, json] = [await runVerify(args), await runVerify([...args, "--json"])];
  expect(text.exitCode).toBe(0);
  const { uses } = (JSON.parse(json.stdout) as { results: [{ uses?: { state: string; lines: unknown[] } }] })
    .results[0];
  const machines = text.stdout
    .split("\n")
    .filter((line) => /^(?:Machines {5}| {13}(?:This file|What was|The work was))/.test(line));
  return { lines: machines.map((line) => line.slice(13)), uses };
}

const at = (seconds = 0) => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

describe("use by machines", () => {
  test("says since when it is refused, by the record", async () => {
    const { lines, uses } = await check({ aiUse: noTraining }, []);
    expect(lines).toEqual([
      "This file: training refused since 2025-06-15T15:06:42Z, according to the registry",
    ]);
    expect(uses).toMatchObject({
      state: "said",
      lines: [{ uses: ["train-generative", "train-other"], permission: "refuse" }],
    });
  });

  test("says what the last statement says, since the first that said it, with the registry's word for the time", async () => {
    const times = [HEAD_TIME - 300, HEAD_TIME - 200, HEAD_TIME - 100];
    const { lines, uses } = await check({}, [
      says({ ground: "allow" }, { at: times[0] ?? 0 }),
      says({ ground: "refuse" }, { at: times[1] ?? 0 }),
      says({ ground: "refuse", index: "allow" }, { at: times[2] ?? 0 }),
    ]);
    expect(uses?.lines).toEqual([
      { uses: ["index"], permission: "allow", since: times[2], clock: "registry" },
      { uses: ["ground"], permission: "refuse", since: times[1], clock: "registry" },
    ]);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe(
      `This file: use in answers to questions refused since ${at(times[1])}, according to the registry`,
    );
  });

  test("takes the owner of the moment's word, after a transfer the successor's", async () => {
    const { uses } = await check({ aiUse: noTraining }, [
      says({ "train-generative": "allow" }, { by: "successor" }),
      { kind: "transferred", by: "registrant", claims: { to: "Grace", rights: "all" } },
      says({ index: "refuse" }, { by: "successor" }),
      says({ index: "allow" }),
    ]);
    expect(uses?.lines).toEqual([expect.objectContaining({ uses: ["index"], permission: "refuse" })]);
  });

  test("never says of what is withheld how it was before", async () => {
    const { lines, uses } = await check({ aiUse: aiUse({ "train-generative": "allow" }) }, [
      says({ "train-generative": "refuse" }, { withhold: ["aiUse"] }),
    ]);
    expect(uses).toMatchObject({ state: "changed_not_shown", lines: [] });
    expect(lines).toEqual([
      "This file: what was said last of use by machines is not shown; it may have changed.",
    ]);
  });

  test.each(["dated", "none"] as const)("never says how it is now by a status that is %s", async (which) => {
    const { lines, uses } = await check({ aiUse: noTraining }, [], which);
    expect(uses).toMatchObject({ state: "not_current" });
    expect(uses).not.toHaveProperty("now");
    expect(lines[0]).toMatch(/^This file: training refused from /);
    expect(lines[1]).toMatch(/^What was said later is not known/);
    expect(lines.join(" ")).not.toContain("since");
  });

  test("says nothing of words that it does not know, but that there are some", async () => {
    const { lines, uses } = await check({ aiUse: { vocabulary: "other/v9", paint: "refuse" } }, []);
    expect(uses).toMatchObject({ state: "said", lines: [], now: { isUnknown: true } });
    expect(lines).toEqual([expect.stringContaining("in words that this version does not know")]);
  });

  test("says that nothing is said any more", async () => {
    const { lines } = await check({ aiUse: noTraining }, [says({})]);
    expect(lines).toEqual([expect.stringContaining("nothing is said any more of use by machines, since")]);
  });

  test("says of a withdrawn certificate how it was, and that it no longer counts", async () => {
    const { lines, uses } = await check({ aiUse: noTraining }, [
      { kind: "withdrawn", by: "registrant", claims: {} },
    ]);
    expect(uses).toMatchObject({ isWithdrawn: true });
    expect(lines).toEqual([
      expect.stringMatching(/^This file: training refused from /),
      expect.stringContaining("no longer counts"),
    ]);
  });

  test("says nothing where nothing was said", async () => {
    expect(await check({}, [])).toEqual({ lines: [], uses: undefined });
  });
});
