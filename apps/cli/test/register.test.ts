import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TokenScope } from "@colophon/api";
import { isLong } from "@colophon/testing/is-long";
import { openAccount } from "@colophon/testing/account";
import { beforeAll, expect, test } from "vitest";
import { type Fate, type Point, startBetween } from "./between.ts";
import { tally, worksOf, writeWorks } from "./lists.ts";
import { makeToken } from "./make-token.ts";
import { makeHome, runColophon } from "./run-colophon.ts";

type Started = Awaited<ReturnType<typeof startBetween>>;
let server: Started["server"];
let between: Started["between"];

beforeAll(async () => {
  const { stop, ...started } = await startBetween();
  ({ server, between } = started);
  return stop;
});

async function begin() {
  const account = await openAccount(server.url);
  between.state.decide = () => undefined;
  const home = makeHome();
  const token = await makeToken(account);
  const env = { COLOPHON_TOKEN: token, COLOPHON_REGISTRY: between.url };
  const run = (args: string[], more = {}) => runColophon(home, args, { cwd: home.work, env, ...more });
  return { account, home, run, token };
}

const batch = "POST /api/ip/register/batch";

test("a login is tried, kept for its owner alone, and forgotten", async () => {
  const { account, home, token } = await begin();
  const inHome = (args: string[], input = "") => runColophon(home, args, { cwd: home.work, input });
  const refused = await inHome(["login", "--registry", between.url], "not-a-token-of-anybody");
  expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
  const kept = await inHome(["login", "--registry", between.url], `${token}\n`);
  expect(kept).toMatchObject({ exitCode: 0 });
  const file = join(home.folder, "config/colophon/login.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(kept.stdout + kept.stderr).not.toContain(token);
  expect(await inHome(["status"])).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^0 works at /) as string,
  });
  const onlyRegister = await makeToken(account, ["works:register"]);
  const without = await inHome(["login", "--registry", between.url], onlyRegister);
  expect(without).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("works:read") as string });
  // A token is for the registry that took it.
  expect(await inHome(["status", "--registry", server.url])).toMatchObject({ exitCode: 1 });
  await inHome(["logout"]);
  expect(await inHome(["status"])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("Log in first") as string,
  });
});

test("a list is registered once, however often it is asked for, and no file leaves", async () => {
  const { account, home, run } = await begin();
  const list = writeWorks(home.work, 7);
  const first = await run(["register", "--csv", list, "--declare", "--json"]);
  expect(first).toMatchObject({ exitCode: 0 });
  expect(first.events.map(({ event, row }) => [event, row])).toEqual(
    Array.from({ length: 7 }, (_, at) => ["registered", at + 2]),
  );
  const again = await run(["register", "--csv", list, "--declare", "--json"]);
  expect(again.events.map(({ event }) => event)).toEqual(Array.from({ length: 7 }, () => "known"));
  const works = await worksOf(account);
  expect(works.map(({ title }) => title).toSorted()).toEqual(
    Array.from({ length: 7 }, (_, at) => `Photograph ${at}; the sea`),
  );
  expect(works.every(({ file }) => file?.deposit === "none")).toBe(true);
  expect(between.state.asked.some((key) => key.includes("/api/files/"))).toBe(false);
  const proofs = await run(["proofs", "--to", "proofs", "--json"]);
  expect(proofs).toMatchObject({ exitCode: 0 });
  for (const { certificateId } of works) {
    const bundle = JSON.parse(
      readFileSync(join(home.work, "proofs", `${certificateId}.colophon.json`), "utf8"),
    ) as object;
    expect(bundle).toMatchObject({ format: "colophon-bundle/v1" });
  }
  const [one] = works;
  const status = await run(["status", one?.certificateId ?? "", "RSF-000000000", "--json"]);
  expect(status).toMatchObject({
    exitCode: 2,
    events: [{ event: "certificate", status: "valid" }, { event: "unknown" }],
  });
});

test("nothing is registered where a row is wrong, and each is named by its number", async () => {
  const { account, home, run } = await begin();
  mkdirSync(join(home.work, "photos"));
  writeFileSync(join(home.work, "photos/a.jpg"), "a");
  writeFileSync(
    join(home.work, "list.csv"),
    "file,title,kind,relation,date\nphotos/a.jpg,A,photograph,author,\n\nphotos/a.jpg,B,picture,author,2026-13\nphotos/a.jpg,A,photograph,author,\n",
  );
  const wrong = await run(["register", "--csv", "list.csv", "--declare"]);
  expect(wrong.exitCode).toBe(2);
  expect(wrong.stderr).toMatch(/row 4: kind is not valid/);
  expect(wrong.stderr).toMatch(/row 4: date is no date/);
  writeFileSync(join(home.work, "list.csv"), "file,title\nphotos/b.jpg,A\nphotos/a.jpg,A,surplus\n");
  expect((await run(["register", "--csv", "list.csv", "--declare"])).stderr).toMatch(/row 3 has more cells/);
  writeFileSync(join(home.work, "list.csv"), "file,title\nphotos/b.jpg,A\n");
  expect((await run(["register", "--csv", "list.csv", "--declare"])).stderr).toMatch(/row 2: .*no such file/);
  expect(await worksOf(account)).toEqual([]);
});

test.runIf(isLong)(
  "what the registry refuses is named by its title, and can be sent again once it is right",
  async () => {
    const { account, home, run } = await begin();
    const list = writeWorks(home.work, 3);
    const refused = await run(["register", "--csv", list, "--declare", "--creator", "Nobody’s alias"]);
    expect(refused).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("creator is none of your names") as string,
    });
    expect((await run(["register", "--csv", list, "--declare"])).exitCode).toBe(0);
    expect(await worksOf(account)).toHaveLength(3);
  },
);

test.runIf(isLong)("several files are one work as a collection, or a work each", async () => {
  const { account, home, run } = await begin();
  const files = ["night_one.jpg", "night_two.jpg"];
  for (const name of files) writeFileSync(join(home.work, name), name);
  const common = ["--kind", "photograph", "--relation", "author", "--declare"];
  expect((await run(["register", ...files, ...common])).exitCode).toBe(0);
  expect((await run(["register", ...files, "--collection", "--title", "Nights", ...common])).exitCode).toBe(
    0,
  );
  expect((await worksOf(account)).map(({ title, fileCount }) => `${title}: ${fileCount}`).toSorted()).toEqual(
    ["Nights: 2", "night one: 1", "night two: 1"],
  );
});

test.runIf(isLong)("a file is sent as a private copy only if asked, and once", async () => {
  const { account, home, run } = await begin();
  writeFileSync(join(home.work, "a.txt"), "words".repeat(1000));
  const args = [
    "register",
    "a.txt",
    "--kind",
    "book",
    "--relation",
    "author",
    "--declare",
    "--deposit",
    "--json",
  ];
  const first = await run(args);
  expect(first.events.map(({ event }) => event)).toEqual(["registered", "deposited"]);
  expect((await run(args)).events.map(({ event }) => event)).toEqual(["known"]);
  expect((await worksOf(account))[0]?.file?.deposit).toBe("kept");
});

/** Where the program is killed, while a list is registered. */
const points: [string, Point][] = [
  ["before the answer comes back", "answered"],
  ["before its request arrives", "asked"],
];

test.each(isLong ? points : points.slice(0, 1))(
  "killed %s and run again, it registers each work once",
  async (_name, where) => {
    const { account, home, run } = await begin();
    const list = writeWorks(home.work, 6);
    let kill = () => undefined as unknown;
    between.state.decide = (key, point): Fate => {
      if (key !== batch || point !== where) return undefined;
      kill();
      return "break";
    };
    const killed = await run(["register", "--csv", list, "--declare"], {
      onStart: (child: { kill: (signal: "SIGKILL") => unknown }) => (kill = () => child.kill("SIGKILL")),
    });
    expect(killed.exitCode).toBeNull();
    between.state.decide = () => undefined;
    expect(await worksOf(account)).toHaveLength(where === "asked" ? 0 : 6);
    expect((await run(["register", "--csv", list, "--declare"])).exitCode).toBe(0);
    expect([...tally(await worksOf(account)).values()]).toEqual([1, 1, 1, 1, 1, 1]);
  },
);

test.runIf(isLong)(
  "killed between two groups, it goes on with the second; the files needn't be here",
  async () => {
    const { account, home, run } = await begin();
    const rows = Array.from(
      { length: 501 },
      (_, at) => `${at.toString(16).padStart(64, "0")},${at},${at}.jpg,Work ${at}`,
    );
    writeFileSync(join(home.work, "list.csv"), `sha256,size,name,title\n${rows.join("\n")}\n`);
    const args = [
      "register",
      "--csv",
      "list.csv",
      "--kind",
      "photograph",
      "--relation",
      "author",
      "--declare",
    ];
    let kill = () => undefined as unknown;
    let batches = 0;
    between.state.decide = (key, point): Fate => {
      if (key !== batch || point !== "answered" || ++batches < 2) return undefined;
      kill();
      return "break";
    };
    const onStart = (child: { kill: (signal: "SIGKILL") => unknown }) => (kill = () => child.kill("SIGKILL"));
    expect((await run(args, { onStart })).exitCode).toBeNull();
    between.state.decide = () => undefined;
    expect((await run(args)).exitCode).toBe(0);
    const counts = tally(await worksOf(account));
    expect([counts.size, new Set(counts.values())]).toEqual([501, new Set([1])]);
  },
);

test.runIf(isLong)(
  "a connection that breaks and a registry in trouble are tried again, when it says",
  async () => {
    const { account, home, run } = await begin();
    const list = writeWorks(home.work, 3);
    const fates: Fate[] = ["break", { status: 503, headers: { "retry-after": "1" } }, { status: 500 }];
    between.state.decide = (key, point) =>
      key === batch && point === "answered" ? fates.shift() : undefined;
    expect((await run(["register", "--csv", list, "--declare"])).exitCode).toBe(0);
    expect(fates).toEqual([]);
    expect(await worksOf(account)).toHaveLength(3);
  },
);

test.runIf(isLong)(
  "a journal whose keys may have expired asks what is registered before it sends again",
  async () => {
    const { account, home, run } = await begin();
    const list = writeWorks(home.work, 4);
    let kill = () => undefined as unknown;
    const onStart = (child: { kill: (signal: "SIGKILL") => unknown }) => (kill = () => child.kill("SIGKILL"));
    between.state.decide = (key, point): Fate => {
      if (key !== batch || point !== "answered") return undefined;
      kill();
      return "break";
    };
    await run(["register", "--csv", list, "--declare"], { onStart });
    between.state.decide = () => undefined;
    const journal = join(
      home.folder,
      "state/colophon",
      `${new URL(between.url).host.replace(":", "_")}.jsonl`,
    );
    const aged = readFileSync(journal, "utf8").replace(
      /"at":(\d+)/,
      (_, at: string) => `"at":${Number(at) - 26 * 86_400_000}`,
    );
    writeFileSync(journal, aged);
    between.state.asked.length = 0;
    expect((await run(["register", "--csv", list, "--declare"])).exitCode).toBe(0);
    expect(between.state.asked).not.toContain(batch);
    expect(await worksOf(account)).toHaveLength(4);
  },
);

test.runIf(isLong)("a list that was changed after a run of unknown end is not mixed with it", async () => {
  const { account, home, run } = await begin();
  const list = writeWorks(home.work, 2);
  let kill = () => undefined as unknown;
  const onStart = (child: { kill: (signal: "SIGKILL") => unknown }) => (kill = () => child.kill("SIGKILL"));
  between.state.decide = (key, point): Fate => {
    if (key !== batch || point !== "asked") return undefined;
    kill();
    return "break";
  };
  await run(["register", "--csv", list, "--declare"], { onStart });
  between.state.decide = () => undefined;
  writeFileSync(list, readFileSync(list, "utf8").replace("Photograph 1;", "Photograph one;"));
  const stopped = await run(["register", "--csv", list, "--declare"]);
  expect(stopped).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("register --resume") as string,
  });
  expect((await run(["register", "--resume"])).exitCode).toBe(0);
  expect((await run(["register", "--csv", list, "--declare"])).exitCode).toBe(0);
  expect([...tally(await worksOf(account)).keys()].toSorted()).toEqual([
    "Photograph 0; the sea",
    "Photograph 1; the sea",
    "Photograph one; the sea",
  ]);
});

test.runIf(isLong)(
  "a new token of the same account goes on with its journal, and one that only reads registers nothing",
  async () => {
    const { account, home, run } = await begin();
    const list = writeWorks(home.work, 2);
    expect((await run(["register", "--csv", list, "--declare"])).exitCode).toBe(0);
    const runWith = async (scopes: TokenScope[], args: string[]) =>
      run(args, {
        env: { COLOPHON_TOKEN: await makeToken(account, scopes), COLOPHON_REGISTRY: between.url },
      });
    const again = await runWith(
      ["works:read", "works:register"],
      ["register", "--csv", list, "--declare", "--json"],
    );
    expect(again.events.map(({ event }) => event)).toEqual(["known", "known"]);
    const reading = await runWith(
      ["works:read"],
      ["register", "--csv", list, "--declare", "--again", "--json"],
    );
    expect(reading).toMatchObject({ exitCode: 2, events: [{ event: "failed", code: "token_not_allowed" }] });
    expect(await worksOf(account)).toHaveLength(2);
  },
);

test.runIf(isLong)("the journal of one account is none for another", async () => {
  const { home, run } = await begin();
  const list = writeWorks(home.work, 1);
  expect((await run(["register", "--csv", list, "--declare"])).exitCode).toBe(0);
  const other = await openAccount(server.url, "Bo");
  const env = { COLOPHON_TOKEN: await makeToken(other), COLOPHON_REGISTRY: between.url };
  const refused = await run(["register", "--csv", list, "--declare"], { env });
  expect(refused).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("another account") as string,
  });
  expect(await worksOf(other)).toEqual([]);
});
