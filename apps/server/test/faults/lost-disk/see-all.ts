import { writeFileSync } from "node:fs";
import path from "node:path";
import { call } from "@colophon/api";
import { take } from "@colophon/testing/manual-lines";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expect } from "vitest";
import { openManualShell } from "../manual-shell.ts";
import type { GoneOn } from "./come-back.ts";
import { eachOf } from "./each-of.ts";
import { bundleOf, isFoundBy, openChecker, statusOf } from "./evidence.ts";
import type { HeldBefore, Lost } from "./lose-disk.ts";

/** Anybody sees, finds, prints and verifies these works of the backup, and what was said of them is as it was. */
export async function seeAll(
  { server: { url }, trust, endedAt }: Pick<GoneOn, "server" | "trust" | "endedAt">,
  works: readonly HeldBefore[],
  chainUrl: string,
): Promise<void> {
  const check = openChecker(trust, chainUrl);
  await eachOf(works, async ({ certificateId: id, title, file, said, isFound }) => {
    const held = await check(file);
    expect({ id, verdict: held.verdict, isAnchored: held.timeChecked }).toEqual({
      id,
      verdict: "valid",
      isAnchored: true,
    });
    const { kinds, heading } = said;
    const { carried, ...now } = await statusOf(url, file, trust);
    expect({ id, ...now }).toEqual({ id, kinds, heading, lack: "status_lost_between_logs" });
    expect(JSON.stringify(carried)).toContain(String(endedAt));
    if (heading === "blocked") {
      expect((await fetch(`${url}/api/certificates/${id}/bundle`)).ok).toBe(false);
      expect((await fetch(`${url}/api/certificates/${id}/certificate.pdf`)).ok).toBe(false);
    } else {
      const shown = await call("GET /api/ip/verify/{id}", { params: { id } }, { baseUrl: url });
      expect(shown).toMatchObject({ title, status: heading, anchor: { state: "final" } });
      expect((await check(await bundleOf(url, id))).verdict).toBe("valid");
      await expectPrinted(url, id);
    }
    expect({ id, isFound: await isFoundBy(url, { certificateId: id, title }) }).toEqual({ id, isFound });
  });
}

async function expectPrinted(url: string, id: string): Promise<void> {
  const answer = await fetch(`${url}/api/certificates/${id}/certificate.pdf`);
  const text = Buffer.from(await answer.bytes()).toString("latin1");
  expect({ id, status: answer.status, start: text.slice(0, 5) }).toEqual({ id, status: 200, start: "%PDF-" });
}

/** Files held since before the backup, with a trust file of then: valid, and what was said since can't be checked. */
export async function seeWithOldTrust({ server: { url } }: GoneOn, lost: Lost): Promise<void> {
  const check = openChecker(lost.trust, lost.chainUrl);
  await eachOf([...lost.works, ...lost.later], async ({ file }) =>
    expect((await check(file)).verdict).toBe("valid"),
  );
  for (const { file } of lost.works.slice(0, 20))
    await expect(statusOf(url, file, lost.trust)).rejects.toThrow(
      /"state":"refused","code":"status_not_consistent"/,
    );
}

/** As the manual says: with the command line, the new trust file and a node. */
export async function checkAsManualSays(
  { server: { url }, env }: GoneOn,
  { file }: HeldBefore,
  chainUrl: string,
): Promise<void> {
  const shell = openManualShell(makeTemporaryFolder("colophon-lost-disk-check-"), env, [
    ["https://HOST", url],
    ["--rpc URL", `--rpc ${chainUrl}`],
  ]);
  writeFileSync(path.join(shell.folder, "OLD.colophon.json"), file);
  expect(await shell.run(take("check an old certificate"))).toContain("VALID");
}
