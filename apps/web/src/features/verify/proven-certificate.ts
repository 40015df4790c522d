import type { Certificate } from "@colophon/api";
import type { PrintedFacts } from "@colophon/certificate";
import type { BundleAnchor, RecordCollaborator } from "@colophon/proof";
import { answersOf, type CollaboratorAnswer, type VerifiedStatus } from "@colophon/proof/statements";
import type { Judgement } from "./judge.ts";

/**
 * The certificate to show: proven values replace what the registry says, so that a page with a good verdict shows nothing
 * that isn't in the record. An anchor that no chain has confirmed has no transaction, block or time, whatever the bundle or
 * the registry says.
 */
export function provenCertificate(
  stated: Certificate,
  { verdict, verification }: Judgement,
  proven?: VerifiedStatus,
): Certificate & Pick<PrintedFacts, "clock"> {
  const record = verification?.record;
  if (!record || verdict === "not_valid") return { ...stated, ...withoutAnchor(stated) };
  const { claims, payload } = record;
  const { publication } = claims;
  const { anchor, index, checkpoint, clocks } = verification;
  return {
    ...stated,
    title: claims.title ?? "",
    description: claims.description ?? "",
    creator: { ...stated.creator, name: claims.creatorName ?? "", email: claims.creatorEmail ?? null },
    certificateId: payload.jti,
    registrationDate: new Date(payload.iat * 1000).toISOString(),
    materialDetails: {
      type: claims.materialType ?? "",
      medium: claims.medium ?? "",
      categories: claims.categories ?? [],
      copyrightRelation: claims.copyrightRelation ?? "",
      isPublished: publication !== undefined,
      publicationDetails: publication
        ? {
            date: publication.date ?? "",
            city: publication.city ?? "",
            province: publication.province ?? "",
          }
        : null,
    },
    collaborators: provenCollaborators(stated.collaborators, claims.collaborators, proven),
    registrantShare: claims.registrantShare ?? null,
    links: claims.links,
    selfIdentification: claims.selfIdentification,
    declaration: claims.declaration ?? null,
    ...(anchor ? withAnchor(stated, anchor) : withoutAnchor(stated)),
    ...(clocks?.proven && { clock: clocks.proven }),
    log: {
      ...stated.log,
      origin: checkpoint?.origin ?? stated.log.origin,
      index: index ?? stated.log.index,
    },
    fileFingerprints: claims.files.map((file) => ({ name: "", size: 0, mediaType: "", ...file })),
    fileCount: claims.fileCount ?? claims.files.length,
  };
}

type Collaborators = Certificate["collaborators"];

/** The people named by the record, with their answers, proven by the log if that is known. */
export function provenCollaborators(
  stated: Collaborators,
  claimed: readonly RecordCollaborator[],
  proven: VerifiedStatus | undefined,
): Collaborators {
  const answers = proven && answersOf(proven.statements);
  const named = new Map(claimed.map((one) => [one.number, one]));
  const numbers = new Set([...named.keys(), ...(answers?.keys() ?? [])]);
  // The record doesn't show a person who is no longer named.
  if (!answers) for (const { number, answer } of stated) if (answer.at !== null) numbers.add(number);
  return [...numbers]
    .toSorted((a, b) => a - b)
    .map((number) => {
      const {
        givenName = "",
        familyName = "",
        email = null,
        role = "",
        share = null,
      } = named.get(number) ?? {};
      const said = stated.find((one) => one.number === number)?.answer ?? nobodyAsked;
      const silent = answers && said.at !== null ? ({ state: "unanswered", at: null } as const) : said;
      const answer = answers?.get(number);
      return { number, givenName, familyName, email, role, share, answer: answer ? atTime(answer) : silent };
    });
}

const nobodyAsked = { state: "not_asked", at: null } as const;

const atTime = ({ state, at }: CollaboratorAnswer) => ({ state, at: new Date(at * 1000).toISOString() });

type AnchorFacts = Pick<Certificate, "anchor" | "blockchainSignature">;

function withAnchor({ anchor: stated }: Certificate, anchor: BundleAnchor): AnchorFacts {
  const { chainId, transactionHash, blockNumber } = anchor;
  const blockTime = new Date(anchor.blockTime * 1000).toISOString();
  return {
    blockchainSignature: transactionHash,
    anchor: { ...stated, state: "final", chainId, transactionHash, blockNumber, blockTime },
  };
}

function withoutAnchor({ anchor: stated }: Certificate): AnchorFacts {
  const nothing = { transactionHash: null, blockNumber: null, blockTime: null, explorerUrl: null };
  return { blockchainSignature: null, anchor: { ...stated, ...nothing } };
}
