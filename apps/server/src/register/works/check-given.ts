import {
  type Bundle,
  type ChainRequest,
  fromBase64Url,
  fromUtf8,
  parseBundle,
  parseSdJwt,
  ProofError,
  readAnchors,
  type RecordClaims,
  type Trust,
  type Verification,
  verifierOf,
} from "@colophon/proof";
import { answersOf, certificateFacts, verifyStatus } from "@colophon/proof/statements";
import { isAboutCollaborator } from "../../record/is-public-claim.ts";

/** A valid certificate of a log that has ended, as its file has it. */
export interface GivenCertificate {
  certificateId: string;
  /** Of the log. */
  vkey: string;
  index: number;
  /** The issuer-signed JWT. */
  record: string;
  registeredAt: Date;
  claims: RecordClaims;
  /** The JSON of each. */
  disclosures: string[];
  /** It withholds something, and shows no wallet. */
  mayHideWallet: boolean;
  /** What the status beside it proves: nothing without one. */
  said: { isBlocked: boolean; isTransferred: boolean };
  /** With the anchor that its chain has shown to be final, if that is what proves its place. */
  proof: Pick<Bundle, "tlogProof" | "anchors" | "issuerJwks" | "issuerKeysProof">;
}

export interface GivenContext {
  trust: Trust;
  /** The node of a chain; undefined if there is none. */
  requestOf(chainId: number): ChainRequest | undefined;
}

/** The text of a bundle, and of the status that is beside it or in the same document. */
export interface GivenFiles {
  bundle: string;
  status?: string | undefined;
}

/** What the checks of the anchor say of a head that the trust itself states. */
const ofStatedHead = ["never_anchored", "offline"];

/**
 * A bundle, if it is valid in full and of a log that has ended. Its place has to be proven by a head that the trust states, or
 * by an anchor that a chain shows to be final: whoever has the keys of that log can sign any other head.
 */
export async function checkGiven(
  { bundle: text, status }: GivenFiles,
  { trust, requestOf }: GivenContext,
): Promise<GivenCertificate | undefined> {
  const bundle = parse(text);
  const isOfPrevious = trust.previousLogs?.some(({ vkey }) => vkey === bundle?.log.vkey) === true;
  if (bundle === undefined || !isOfPrevious) return undefined;
  const verify = verifierOf(text, { trust });
  // Nothing is asked of a chain about what is not valid without it.
  if (verify().verdict === "not_valid") return undefined;
  const answers = await readAnchors(bundle.anchors, trust, requestOf);
  const online = verify({ chain: { kind: "answers", answers } });
  const verification = online.verdict === "cannot_be_checked" ? verify() : online;
  const { verdict, checks, record, index, anchor } = verification;
  if (verdict !== "valid" || record === undefined || index === undefined) return undefined;
  const place = checks.find(({ id }) => id === "anchor")?.code ?? "";
  // A verdict is valid, too, where the place was not checked: only this refuses a head signed with stolen keys.
  if (anchor === undefined && !ofStatedHead.includes(place)) return undefined;
  const { jwt, payload, disclosures } = parseSdJwt(bundle.sdJwt);
  const { unnamed, ...said } = readSaid(text, status, { trust, verification });
  const { tlogProof, issuerJwks, issuerKeysProof } = bundle;
  return {
    certificateId: record.payload.jti,
    vkey: bundle.log.vkey,
    index,
    record: jwt,
    registeredAt: new Date(record.payload.iat * 1000),
    claims: {
      ...record.claims,
      collaborators: record.claims.collaborators.filter(({ number }) => !unnamed.has(number)),
    },
    disclosures: disclosures
      .map((each) => fromUtf8(fromBase64Url(each)))
      .filter((json) => !isAboutCollaborator((JSON.parse(json) as [salt: string, name: string])[1], unnamed)),
    mayHideWallet: record.claims.walletAddress === undefined && disclosures.length < payload._sd.length,
    said,
    proof: { tlogProof, issuerJwks, issuerKeysProof, anchors: anchor ? [anchor] : [] },
  };
}

function readSaid(
  bundle: string,
  text: string | undefined,
  { trust, verification }: { trust: Trust; verification: Verification },
): GivenCertificate["said"] & { unnamed: ReadonlySet<number> } {
  const facts = text === undefined ? undefined : certificateFacts(bundle, verification);
  const now = Math.floor(Date.now() / 1000);
  const status = facts && verifyStatus(text ?? "", facts, { trust, now });
  const statements = status && status.state !== "refused" ? status.statements : [];
  const unnamed = [...answersOf(statements)].filter(([, { state }]) => state !== "confirmed");
  return {
    isBlocked: status !== undefined && status.state !== "refused" && status.heading === "blocked",
    isTransferred: statements.some(({ kind }) => kind === "transferred"),
    // Their names are shown nowhere any more.
    unnamed: new Set(unnamed.map(([number]) => number)),
  };
}

function parse(text: string): Bundle | undefined {
  try {
    return parseBundle(text);
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
}
