import { call } from "@colophon/api";
import { formatBundle, formatSdJwt, parseBundle, parseSdJwt } from "@colophon/proof";
import { makeRegistry } from "@colophon/testing/make-bundle";
import { type Account, openAccount } from "@colophon/testing/account";
import { expect } from "vitest";
import type { GoneOn } from "./come-back.ts";
import { eachOf } from "./each-of.ts";
import { bundleOf, openChecker, statusOf } from "./evidence.ts";
import type { Held, Lost } from "./lose-disk.ts";
import { of, worksOf } from "./owners.ts";
import { init, logIn, openAccountAt } from "./people.ts";
import { collaboratorsAddress, registerWork } from "./works.ts";

export const giveBack = (url: string, bundle: string, as?: Account) =>
  call(
    "POST /api/certificates/give-back",
    { body: { bundle } },
    as === undefined ? { baseUrl: url } : init(as),
  );

/** Of the works that the backup lacks, these are given back from their files: by their owners, or by anybody. */
export async function giveBackSome(
  { server: { url }, trust, endedAt }: GoneOn,
  works: readonly Held[],
  lost: Lost,
): Promise<void> {
  const check = openChecker(trust, lost.chainUrl);
  // Her account is not in the backup: she opens it again, and confirms the same address.
  const newcomer = await openAccountAt(url, lost.newcomer.user.email ?? "");
  await eachOf(works, async ({ certificateId, title, file, owner: before }, place) => {
    const owner = before === lost.newcomer ? newcomer : await logIn(url, before);
    const isOwner = before === lost.newcomer || place % 2 === 0;
    const kept = { outcome: "kept", certificateId, isOwner };
    expect(await giveBack(url, file, isOwner ? owner : undefined)).toEqual(kept);
    expect(await giveBack(url, file, isOwner ? owner : undefined)).toEqual(kept);
    const shown = await call("GET /api/ip/verify/{id}", { params: { id: certificateId } }, { baseUrl: url });
    expect(shown.title).toBe(title);
    expect((await check(await bundleOf(url, certificateId))).verdict).toBe("valid");
    expect(await worksOf(owner).then((ids) => ids.includes(certificateId))).toBe(isOwner);
    const status = await statusOf(url, file, trust);
    expect({ ...status, endedAt }).toMatchObject({ kinds: [], lack: expect.any(String) as unknown });
  });
}

type Outcome = Awaited<ReturnType<typeof giveBack>>["outcome"];

/** What somebody gives who isn't the registrant, or what isn't a certificate that was lost. */
interface Attempt {
  file: string;
  as: Account | undefined;
  outcome: Outcome;
}

/** Twenty attempts to get a work of somebody else by giving it back: none of them gets one. */
export async function tryToGetOthersWorks(gone: GoneOn, targets: Targets, lost: Lost): Promise<void> {
  const { url } = gone.server;
  const attempts = await listAttempts(url, targets, lost);
  expect(attempts.size).toBe(20);
  for (const [name, { file, as, outcome }] of attempts) {
    const had = as && (await worksOf(as));
    expect({ name, given: await giveBack(url, file, as) }).toMatchObject({
      name,
      given: { outcome, isOwner: false },
    });
    expect({ name, works: as && (await worksOf(as)) }).toEqual({ name, works: had });
  }
  // What was kept on the way is nobody's, until its registrant gives it.
  const registrant = await logIn(url, targets.target.owner);
  expect(await giveBack(url, targets.target.file, registrant)).toMatchObject({
    outcome: "kept",
    isOwner: true,
  });
}

export interface Targets {
  /** Somebody else's. It names a collaborator, and has not been given back. */
  target: Held;
  /** A file of a head between, which the trust file doesn't state. */
  between: Held;
  /** Its owner has given it back. */
  owned: Held;
}

async function listAttempts(
  url: string,
  { target, between, owned }: Targets,
  lost: Lost,
): Promise<Map<string, Attempt>> {
  const { email: address, name: full_name } = target.owner.user;
  const registrant = await logIn(url, target.owner);
  const [eve, mallory] = [await openAccount(url, "Eve"), await openAccount(url, "Mallory")];
  const similar = await openAccountAt(url, `x${address}`);
  const namesake = await openAccountAt(url, `namesake-${address}`, { full_name });
  const unconfirmed = await openAccountAt(url, `new-${address}`, { isConfirmed: false });
  const collaborator = await openAccountAt(url, collaboratorsAddress);
  const transferred = of("transferred", lost);
  const formerOwner = await logIn(url, transferred.owner);

  const bundle = parseBundle(target.file);
  const { jwt, disclosures } = parseSdJwt(bundle.sdJwt);
  const unanchored = parseBundle(between.file);
  const other = parseSdJwt(parseBundle(owned.file).sdJwt);
  const otherOwner = await logIn(url, owned.owner);
  const isAddress = (each: string) => textOf(each).includes('"creatorEmail"');
  const hidden = disclosures.filter((each) => !isAddress(each));
  const forged = disclosures.filter(isAddress).map((each) => {
    const text = textOf(each).replace(address ?? "", eve.user.email ?? "");
    return Buffer.from(text).toString("base64url");
  });
  const showing = (...shown: string[]) => formatBundle({ ...bundle, sdJwt: formatSdJwt(jwt, shown) });
  const { tlogProof } = parseBundle(owned.file);
  const elsewhere = unanchored.anchors.map((anchor) => ({
    ...anchor,
    transactionHash: `0x${"ab".repeat(32)}`,
  }));
  const stranger = makeRegistry({ origin: lost.trust.log.origin });
  const strangers = stranger.bundle(stranger.issue({ creatorEmail: eve.user.email }), { anchored: false });
  const newest = await registerWork(eve, 2_000_000);

  const attempts: [name: string, file: string, as: Account | undefined, outcome: Outcome][] = [
    ["by nobody", target.file, undefined, "kept"],
    ["by another account", target.file, mallory, "kept"],
    ["by an account with a similar address", target.file, similar, "kept"],
    ["by an account with the same name", target.file, namesake, "kept"],
    ["by an account without a confirmed address", target.file, unconfirmed, "kept"],
    ["by the collaborator whom it names", target.file, collaborator, "kept"],
    ["by its registrant, without the address", showing(...hidden), registrant, "kept"],
    ["what its owner has given back", owned.file, mallory, "kept"],
    ["with the account's address in place of its own", showing(...hidden, ...forged), eve, "refused"],
    [
      "with the address of another",
      showing(...hidden, ...other.disclosures.filter(isAddress)),
      otherOwner,
      "refused",
    ],
    [
      "with fields of another",
      formatBundle({ ...bundle, sdJwt: formatSdJwt(other.jwt, disclosures) }),
      mallory,
      "refused",
    ],
    ["with the proof of another", formatBundle({ ...bundle, tlogProof }), mallory, "refused"],
    ["of a head that nobody has anchored", formatBundle({ ...unanchored, anchors: [] }), mallory, "refused"],
    [
      "of an anchor that the chain lacks",
      formatBundle({ ...unanchored, anchors: elsewhere }),
      mallory,
      "refused",
    ],
    ["of another log of the same name", formatBundle(strangers), eve, "refused"],
    ["of the present log", await bundleOf(url, newest.certificateId, eve), eve, "refused"],
    ["what the backup has", of("corrected", lost).file, mallory, "known"],
    ["what was transferred, by its former owner", transferred.file, formerOwner, "known"],
    ["what was blocked", of("blocked", lost).file, mallory, "blocked"],
    ["what was erased", lost.erased.file, mallory, "erased"],
  ];
  return new Map(attempts.map(([name, file, as, outcome]) => [name, { file, as, outcome }]));
}

const textOf = (disclosure: string): string => Buffer.from(disclosure, "base64url").toString();
