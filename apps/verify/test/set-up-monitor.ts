import {
  appendLeaves,
  certificateEntry,
  emptyEdge,
  encodeEntryBundle,
  entriesPath,
  leafHash,
  TILE_WIDTH,
  tilePath,
} from "@colophon/proof";
import { makeSaid } from "@colophon/testing/make-status";
import { makeFolder } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";
import { type Answer, startServer } from "./start-server.ts";

export type Registry = ReturnType<typeof makeSaid>["registry"];

/** Serves a registry's log as it is now, beside what was served before. */
export function publish(answers: Record<string, Answer>, registry: Registry): void {
  const { entries } = registry;
  const { changedTiles } = appendLeaves(
    emptyEdge,
    entries.map((entry) => leafHash(entry)),
  );
  for (const { level, index, hashes } of changedTiles)
    answers[`/log/${tilePath(level, index, hashes.length / 32)}`] = { body: hashes };
  for (let at = 0; at < entries.length; at += TILE_WIDTH) {
    const some = entries.slice(at, at + TILE_WIDTH);
    answers[`/log/${entriesPath(at / TILE_WIDTH, some.length)}`] = { body: encodeEntryBundle(some) };
  }
  answers["/log/checkpoint"] = { body: registry.checkpoint() };
}

export async function setUpMonitor() {
  const { registry, certificate } = makeSaid([{ kind: "noted", by: "registry" }]);
  const answers: Record<string, Answer> = {};
  publish(answers, registry);
  const server = await startServer(answers);
  const folder = makeFolder();
  const state = folder.path("state.json");
  const trust = folder.write("trust.json", registry.trust);
  const run = async (...more: string[]) => {
    const { stdout, exitCode } = await runVerify([
      "monitor",
      server.url,
      "--state",
      state,
      "--trust",
      trust,
      "--json",
      ...more,
    ]);
    return { exitCode, found: JSON.parse(stdout) as Record<string, unknown> };
  };
  return { registry, certificate, answers, state, run, ...folder };
}

/** The next thousand entries of a log, so that it has several tiles. */
export function grow({ entries }: Registry): void {
  for (let i = 0; i < 1000; i++) entries.push(certificateEntry(`${entries.length}`));
}
