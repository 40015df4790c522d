import { readFileSync, writeFileSync } from "node:fs";
import { certificateEntry } from "@colophon/proof";
import { describe, expect, test } from "vitest";
import { close, makeSaid, say } from "@colophon/testing/make-status";
import { grow, type Registry, publish, setUpMonitor as setUp } from "./set-up-monitor.ts";
import { runVerify } from "./run-verify.ts";
import { closedAddress } from "./start-server.ts";

/** The log was put back to a size, of which it shows these files and no others. */
async function putBack(size: number, cheat: (registry: Registry) => void, shows: RegExp) {
  const { registry, answers, run, state } = await setUp();
  for (let i = 0; i < 6; i++) grow(registry);
  publish(answers, registry);
  const { entries } = registry;
  expect(await run()).toMatchObject({ exitCode: 0, found: { size: entries.length } });
  const before = readFileSync(state, "utf8");
  for (const file of Object.keys(answers)) delete answers[file];
  entries.splice(size);
  cheat(registry);
  publish(answers, registry);
  for (const file of Object.keys(answers)) if (!shows.test(file)) delete answers[file];
  return { ...(await run()), isUnchanged: readFileSync(state, "utf8") === before };
}

const replaceAt = (index: number) => (registry: Registry) =>
  void registry.entries.splice(index, 1, certificateEntry("other"));

describe("a monitor", () => {
  test("follows a log that grows, and remembers where it was", async () => {
    const { registry, certificate, answers, run } = await setUp();
    expect(await run()).toMatchObject({
      exitCode: 0,
      found: { size: registry.entries.length, statements: 3 },
    });
    expect(await run()).toMatchObject({ exitCode: 0 });
    grow(registry);
    say(registry, certificate, 1, { kind: "withdrawn", by: "registrant" });
    close(registry);
    publish(answers, registry);
    expect(await run()).toMatchObject({
      exitCode: 0,
      found: { size: registry.entries.length, statements: 4 },
    });
  });

  test("takes an older checkpoint of the same log for what it is", async () => {
    const { registry, answers, run } = await setUp();
    const older = registry.checkpoint();
    grow(registry);
    publish(answers, registry);
    await run();
    answers["/log/checkpoint"] = { body: older };
    expect(await run()).toMatchObject({ exitCode: 0, found: { size: registry.entries.length } });
  });

  test.each<[string, string, (registry: Registry) => void]>([
    [
      "another history of the same size",
      "checkpoints_contradict",
      ({ entries }) => void entries.splice(2, 1, certificateEntry("other")),
    ],
    ["a shorter other history", "checkpoints_contradict", ({ entries }) => void entries.splice(2, 2)],
    [
      "a longer other history",
      "entries_differ",
      ({ entries }) => void entries.splice(2, 1, certificateEntry("a"), certificateEntry("b")),
    ],
    [
      "a statement under a key that was used",
      "repeated_statement_key",
      (registry) => {
        const again = registry.entries.find(([kind]) => kind === 2);
        if (again) registry.entries.push(again);
        const head = registry.entries.findLast(([kind]) => kind === 4);
        if (head) registry.entries.push(head);
      },
    ],
    [
      "a head that leaves a statement out",
      "head_mismatch",
      (registry) => {
        const { entries } = registry;
        const head = entries.findLast(([kind]) => kind === 4);
        say(registry, { certificateId: "", index: 2, jwt: jwtOf(registry), disclosures: [] }, 7, {
          kind: "noted",
          by: "registry",
        });
        if (head) entries.push(head);
      },
    ],
    ["a head from before the last", "head_time_decreased", (registry) => void close(registry, 1)],
  ])("raises the alarm at %s, keeps both checkpoints, and does not forget it", async (_, code, cheat) => {
    const { registry, answers, run, state } = await setUp();
    const before = registry.checkpoint();
    await run();
    cheat(registry);
    publish(answers, registry);
    const alarm = { code, checkpoints: [before, registry.checkpoint()] };
    expect(await run()).toMatchObject({ exitCode: 1, found: { exitCode: 1, alarm } });
    expect(JSON.parse(readFileSync(state, "utf8").split("\n", 1)[0] ?? "")).toMatchObject({ alarm });
    expect(await run()).toMatchObject({ exitCode: 1, found: { alarm } });
  });

  describe("after a log that grew to several thousand entries", () => {
    const nothing = () => undefined;
    const alarm = { alarm: { code: "checkpoints_contradict" } };

    test.each([5998, 5999, 4000, 2560, 512])(
      "raises the alarm at another history of %i entries of which nothing is shown",
      async (size) => {
        expect(await putBack(size, replaceAt(300), /checkpoint/)).toMatchObject({
          exitCode: 1,
          found: alarm,
        });
      },
    );

    test.each([5998, 2560, 512])(
      "takes the same %i entries for what they are when nothing is shown",
      async (size) => {
        expect(await putBack(size, nothing, /checkpoint/)).toMatchObject({ exitCode: 0, isUnchanged: true });
      },
    );

    test("raises the alarm at another history of an old size by the tiles of that size", async () => {
      expect(await putBack(700, replaceAt(300), /checkpoint|tile\/0/)).toMatchObject({
        exitCode: 1,
        found: alarm,
      });
    });

    test.each([
      ["the same history", nothing, { exitCode: 0, found: { size: 6008 } }],
      ["another one", replaceAt(300), { exitCode: 1, found: alarm }],
    ])(
      "judges an old size of %s once the entries before it are shown, and until then says that it cannot",
      async (_, cheat, expected) => {
        const { registry, answers, run } = await setUp();
        for (let i = 0; i < 6; i++) grow(registry);
        publish(answers, registry);
        await run();
        const whole = { ...answers };
        for (const file of Object.keys(answers)) delete answers[file];
        registry.entries.splice(700);
        cheat(registry);
        answers["/log/checkpoint"] = { body: registry.checkpoint() };
        const unknown = { exitCode: 2, found: { problem: { code: "bad_answer" } } };
        expect(await run()).toMatchObject(unknown);
        answers["/log/checkpoint"] = whole["/log/checkpoint"] ?? {};
        expect(await run()).toMatchObject(unknown);
        Object.assign(answers, whole);
        expect(await run()).toMatchObject(expected);
      },
    );

    test.each([300, 699])(
      "raises the alarm at another entry %i of an old size by the full tile",
      async (at) => {
        const { registry, answers, run } = await setUp();
        for (let i = 0; i < 6; i++) grow(registry);
        publish(answers, registry);
        const { body: real } = answers["/log/tile/0/002"] ?? {};
        await run();
        registry.entries.splice(700);
        replaceAt(at)(registry);
        publish(answers, registry);
        expect(answers["/log/tile/0/002"]?.body).toBe(real);
        expect(await run()).toMatchObject({ exitCode: 1, found: alarm });
      },
    );

    test("raises the alarm at a full tile that is not the one that was followed", async () => {
      const { registry, answers, run } = await setUp();
      const older = registry.checkpoint(3);
      for (let i = 0; i < 6; i++) grow(registry);
      publish(answers, registry);
      await run();
      answers["/log/checkpoint"] = { body: older };
      answers["/log/tile/0/000"] = { body: answers["/log/tile/0/001"]?.body };
      expect(await run()).toMatchObject({ exitCode: 1, found: alarm });
    });
  });

  test("does not go on from a state that was cut short", async () => {
    const { run, state } = await setUp();
    await run();
    const whole = readFileSync(state, "utf8");
    for (const length of [0, 10, whole.length - 20]) {
      writeFileSync(state, whole.slice(0, length));
      expect(await run()).toMatchObject({ exitCode: 2, found: { problem: { code: "unreadable" } } });
    }
  });

  test("raises the alarm at a checkpoint that another key has signed", async () => {
    const { answers, run } = await setUp();
    answers["/log/checkpoint"] = { body: makeSaid([]).registry.checkpoint() };
    expect(await run()).toMatchObject({ exitCode: 1, found: { alarm: { code: "not_signed_by_key" } } });
  });

  test("says when the log cannot be read, and keeps its state", async () => {
    const { answers, run, state } = await setUp();
    await run();
    const before = readFileSync(state, "utf8");
    delete answers["/log/checkpoint"];
    expect(await run()).toMatchObject({ exitCode: 2, found: { problem: { code: "bad_answer" } } });
    expect(readFileSync(state, "utf8")).toBe(before);
    expect(await run("--rpc", await closedAddress())).toMatchObject({ exitCode: 2 });
  });

  test.each([
    [["monitor"], "--registry needs|takes the address"],
    [["monitor", "https://a.example"], "--state FILE"],
    [["monitor", "https://a.example", "--state", "s", "--status", "x"], "no --status"],
    [["monitor", "a.example", "--state", "s"], "needs an address"],
    [["a", "--state", "s"], "for monitor"],
  ])("is not understood as %j", async (args, reason) => {
    const { stderr, exitCode } = await runVerify(args);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(new RegExp(reason));
  });
});

/** Any JWT that a statement can be about. */
function jwtOf(registry: Registry): string {
  return registry.issue({ title: "Another" }).jwt;
}
