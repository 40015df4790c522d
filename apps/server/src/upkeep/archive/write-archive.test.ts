import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Claim, languages } from "@colophon/api";
import { parseEvidenceDay, renewedIn, stampedText } from "@colophon/clocks";
import { parseTrust, readCheckpoint, verifyCertificate } from "@colophon/proof";
import {
  answersOf,
  certificateFacts,
  continueStatus,
  type Speaker,
  type StatementKind,
  type StatusEvidence,
  type StatusJson,
  verifyStatus,
} from "@colophon/proof/statements";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { findFiles } from "../../../test/find-files.ts";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { serveFolder } from "@colophon/testing/serve-folder";
import { send } from "@colophon/testing/send";
import { confirmNow } from "@colophon/testing/test-factors";
import { makeWalletOwner, registerSigned } from "../../../test/register-signed.ts";
import { named } from "../../../test/test-invitations.ts";
import { writeEarlierProofs } from "../../record/record.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { newStatement } from "../../register/statements/new-statement.ts";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { keepBlock, keepToken, stampLog } from "../../../test/test-evidence.ts";
import { noDamage } from "../../../test/test-log.ts";
import { logEvidence } from "../../log/clocks/log-evidence.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { emptyObject } from "@colophon/testing/empty-object";
import { readPastTrust } from "../../log/trust/past-trust.ts";
import { formatTrust } from "../../log/trust/trust-file.ts";
import { writeArchive } from "./write-archive.ts";

const context = await openSpeakingApp();
const { app, db, log, register, say, bundleOf, statusFor, sequencer, trust } = context;
const folder = makeTemporaryFolder("colophon-archive-");
const webRoot = path.join(folder, "web");
mkdirSync(webRoot);
for (const name of ["index.html", "index.html.br", "colophon-verify.mjs"])
  writeFileSync(path.join(webRoot, name), name);
const parts = {
  ...context,
  anchoring: { ...context.anchoring, list: async () => ({ anchors: [], nextAnchorAt: null }) },
  webRoot,
  publicUrl: "https://registry.example",
  publicRpcUrl: "https://rpc.example",
};

/** As the people named, or the registry, say it. */
async function speak(id: string, kind: StatementKind, by: Speaker, claims: Claim[]): Promise<void> {
  const { record } = await requireCertificate(context, id);
  const statement = newStatement(
    context,
    { id, record },
    {
      kind,
      by,
      claims,
      userId: null,
      key: undefined,
      after: undefined,
      effect: undefined,
    },
  );
  await sequencer.append(statement);
}

const now = () => Math.floor(Date.now() / 1000);

async function archive(name: string, isEnd = true) {
  await log.appendHead();
  const { checkpoint, size } = await log.newest();
  const { root } = readCheckpoint(checkpoint);
  const ended = {
    ...trust.log,
    lastSize: size,
    lastRoot: Buffer.from(root).toString("base64"),
    endedAt: now(),
    issuerKeys: trust.issuer.keys,
  };
  const place = path.join(folder, name);
  const head = { checkpoint, size };
  const archived = { head, trust: { ...trust, previousLogs: [ended] }, isEnd, at: new Date() };
  return { place, archived, statuses: await writeArchive(parts, place, archived) };
}

/** What a verifier finds with only a bundle and the archive behind a web server. */
async function statusIn(place: string, id: string, bundle: string): Promise<StatusEvidence> {
  const server = await serveFolder(place);
  const read = async (name: string) => {
    const answer = await fetch(`${server.url}/${name}`);
    expect({ name, status: answer.status }).toEqual({ name, status: 200 });
    return answer.bytes();
  };
  const archived = parseTrust(await read(".well-known/colophon-trust.json"));
  const facts = certificateFacts(bundle, verifyCertificate(bundle, { trust: archived }));
  if (facts === undefined) throw new Error("the bundle proves nothing");
  const { size } = facts.checkpoint;
  const status = await read(`api/certificates/${id}/status?from=${size}`);
  const continued = await continueStatus(status, size, (tile) => read(`log/${tile}`));
  await server.close();
  return verifyStatus(continued, facts, { trust: archived, now: now() });
}

test("bundles of any age find their status in the archive of a log that has ended", async () => {
  const ada = await makeUser(db);
  const { id, certificateId } = await register(ada);
  const early = await bundleOf(certificateId);
  await say(ada, id, { kind: "corrected", fields: { title: "A secret title" }, reason: "A secret reason" });
  for (let others = 0; others < 5; others++) await register(ada);
  const late = await bundleOf(certificateId);
  const { place, statuses } = await archive("ended");
  expect(statuses).toBe(6);
  const last = await bundleOf(certificateId);
  for (const bundle of [early, late, last])
    expect(await statusIn(place, certificateId, bundle)).toMatchObject({
      state: "current",
      heading: "corrected",
      statements: [{ kind: "corrected", by: "registrant", withheld: 2 }],
    });
});

test("it contains no free text from statements, and its page says in every language what it is", async () => {
  const { place } = await archive("wordless");
  const files = findFiles(place);
  expect(files.length).toBeGreaterThan(10);
  const statuses = files.filter((file) => file.endsWith("/status"));
  expect(statuses).toHaveLength(6);
  const shown = statuses.flatMap((file) =>
    (JSON.parse(readFileSync(file, "utf8")) as StatusJson).statements.flatMap(({ sdJwt }) =>
      sdJwt
        .split("~")
        .slice(1, -1)
        .map((one) => Buffer.from(one, "base64url").toString()),
    ),
  );
  expect(shown).toEqual([]);
  const page = readFileSync(path.join(place, "index.html"), "utf8");
  for (const language of languages) expect(page).toContain(`<section id="${language}" lang="${language}"`);
  expect(page).toContain("registry.example");
  expect(page).not.toContain("{{");
  expect(readFileSync(path.join(place, "verify/index.html"), "utf8")).toBe("index.html");
  expect(readFileSync(path.join(place, "404.html"), "utf8")).toBe(page);
  expect(files.filter((file) => file.endsWith(".br"))).toEqual([]);
});

test("it has the earlier proofs of public works, and of no others", async () => {
  const ada = await makeUser(db);
  const shown = await register(ada);
  const preset = makeRegistrationInput();
  const hidden = await register(ada, {
    materialDetails: { ...preset.materialDetails, sharedPublicly: false },
  });
  const bytes = Buffer.from("an earlier proof");
  const proofs = [shown, hidden].map(({ certificateId }) => ({ certificateId, number: 1, bytes }));
  await writeEarlierProofs(
    context.pool,
    proofs.map((proof) => ({ ...proof, kind: "ots" as const })),
  );
  const { place } = await archive("earlier");
  const nameOf = ({ certificateId }: { certificateId: string }) =>
    path.join(place, `api/certificates/${certificateId}/earlier-1.ots`);
  expect(readFileSync(nameOf(shown))).toEqual(bytes);
  expect(existsSync(nameOf(hidden))).toBe(false);
});

test("what anybody concludes from it is what they concluded before, of a blocked work of a wallet too", async () => {
  const [ada, claimant] = [await makeUser(db), await makeUser(db)];
  const { id, certificateId } = await register(ada, {
    collaborators: [named("noor@example.com"), named("omar@example.com")],
  });
  const answer = (collaborator: number, kind: "confirmed" | "declined") =>
    speak(certificateId, kind, "collaborator", [
      ["collaborator", collaborator],
      ...(kind === "confirmed" ? [["role", "x"] as const] : []),
    ]);
  await answer(1, "confirmed");
  await answer(2, "confirmed");
  await answer(1, "declined");
  const url = `/api/certificates/${certificateId}/disputes`;
  await send(app, "POST", url, { token: claimant.token, body: { text: "It is mine." } });
  await confirmNow(db, claimant);
  await send(app, "POST", `${url}/3/settle`, { token: claimant.token, body: { text: "It is theirs." } });
  await say(ada, id, { kind: "corrected", fields: { title: "Another" } });
  const wallet = privateKeyToAccount(generatePrivateKey());
  const owner = await makeWalletOwner(context, wallet);
  const blocked = await registerSigned(context, owner, wallet);
  const bundles = [await bundleOf(certificateId), await bundleOf(blocked.certificateId)] as const;
  const fields = { title: { old: "A", new: "B" } };
  await speak(blocked.certificateId, "corrected", "registrant", [["fields", fields]]);
  await speak(blocked.certificateId, "blocked", "registry", [["text", "By order."]]);

  const { place } = await archive("concluded");
  const conclusions = (status: StatusEvidence) => {
    if (status.state === "refused") throw new Error(status.code);
    return { heading: status.heading, answers: [...answersOf(status.statements)] };
  };
  for (const [at, one] of [certificateId, blocked.certificateId].entries()) {
    const bundle = bundles[at] ?? "";
    const before = conclusions(await statusFor(one, bundle));
    expect(conclusions(await statusIn(place, one, bundle))).toEqual(before);
  }
  const archived = await statusIn(place, certificateId, bundles[0]);
  expect(archived).toMatchObject({ heading: "corrected", lack: "status_incomplete" });
  expect(archived).toMatchObject({
    statements: [{}, {}, {}, { said: emptyObject }, { said: { dispute: 3 } }, { said: emptyObject }],
  });
});

test("while the registry is running, a mirror names only public works", async () => {
  const ada = await makeUser(db);
  const shown = await register(ada);
  const hidden = await register(ada, {
    materialDetails: { ...makeRegistrationInput().materialDetails, sharedPublicly: false },
  });
  const { place } = await archive("mirror", false);
  const names = findFiles(place).join();
  expect(names).toContain(`${shown.certificateId}/status`);
  expect(names).not.toContain(hidden.certificateId);
  expect(readFileSync(path.join(place, "index.html"), "utf8")).toContain("The registry was still running");
});

test("its pages say who else has stamped the log, with each day’s files", async () => {
  const stamped = await stampLog(context);
  const days = [2, 0].map((ago) => Math.floor(Date.now() / 1000) - ago * 86_400);
  const [past = 0, today = 0] = days;
  const token = await keepToken(context.pool, stamped, { at: past });
  await logEvidence({ ...context, damage: noDamage() });
  const { headers } = await keepBlock(context.pool, stamped, today);
  const { place } = await archive("stamped");
  const read = (name: string) => readFileSync(path.join(place, name));
  const [before = "", last = ""] = days.map((at) => new Date(at * 1000).toISOString().slice(0, 10));
  const page = read("index.html").toString();
  expect(
    page.match(
      /<bdi>tsa\.example<\/bdi>.*<bdi>Bitcoin<\/bdi>|<bdi>Bitcoin<\/bdi>.*<bdi>tsa\.example<\/bdi>/g,
    ),
  ).toHaveLength(languages.length);
  expect(page.match(/href="\/log\/evidence\/index\.html"/g)).toHaveLength(languages.length);
  const listed = read("log/evidence/index.html").toString();
  expect([...listed.matchAll(/href="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    before,
    `${before}.jwt`,
    `${before}.tlog-proof`,
    last,
  ]);
  const renewal = {
    file: new Uint8Array(read(`log/evidence/${before}`)),
    jwt: read(`log/evidence/${before}.jwt`).toString(),
    tlogProof: read(`log/evidence/${before}.tlog-proof`).toString(),
  };
  expect(readCheckpoint(renewedIn(token, renewal)).size).toBeGreaterThan(stamped.size);
  expect(parseEvidenceDay(new Uint8Array(read(`log/evidence/${last}`))).checkpoints).toMatchObject([
    { text: stampedText(stamped.note), bitcoin: [{ headers }] },
  ]);
  expect(JSON.parse(read("api/log/clocks").toString())).toMatchObject({
    checkpoints: [{ size: stamped.size, clocks: [{ state: "final" }, { state: "final" }] }],
  });
});

test("a successor reads its trust file as that of an earlier log", async () => {
  const { place, archived } = await archive("succeeded");
  const keysDir = path.join(folder, "successor");
  mkdirSync(path.join(keysDir, "previous-logs"), { recursive: true });
  const text = readFileSync(path.join(place, ".well-known/colophon-trust.json"), "utf8");
  expect(text).toBe(formatTrust(archived.trust));
  writeFileSync(path.join(keysDir, "previous-logs/ended.json"), text);
  expect(readPastTrust(keysDir).previousLogs).toMatchObject([
    { origin: log.origin, lastSize: archived.head.size },
  ]);
});

test("a folder that isn't empty is left alone", async () => {
  const taken = path.join(folder, "taken");
  mkdirSync(taken);
  writeFileSync(path.join(taken, "mine"), "mine");
  await expect(archive("taken")).rejects.toThrow("is not empty");
  expect(readFileSync(path.join(taken, "mine"), "utf8")).toBe("mine");
});
