import { type PrintedFacts, certificateFields, type DocumentLanguage } from "@colophon/certificate";
import type { CertificateJob, DocumentFormat } from "@colophon/server/register/documents/page-renderer.ts";

/** A certificate to render; a test overrides what matters to it. */
export function makePageJob(
  facts: Partial<PrintedFacts> = {},
  { lang = "en", format = "pdf" }: { lang?: DocumentLanguage; format?: DocumentFormat } = {},
): CertificateJob {
  const renderedAt = new Date("2026-11-21T15:00:00.000Z");
  const certificateId = "RSF-7K2M9QX4T";
  const fields = certificateFields(
    {
      title: "The Lighthouse Keeper’s Daughter",
      description: "Nine linked stories of a keeper who finds letters that the sea returns.",
      creator: { name: "Margaret O’Connell", email: "margaret@writers.example" },
      certificateId,
      registrationDate: "2026-11-20T10:31:07.000Z",
      materialDetails: {
        type: "book",
        medium: "literary",
        categories: ["literary", "dramatic"],
        copyrightRelation: "author",
        isPublished: true,
        publicationDetails: { date: "2026-03-01", city: "Halifax", province: "Nova Scotia" },
      },
      collaborators: [],
      selfIdentification: {},
      declaration: "2026-11-22",
      blockchainSignature: `0x${"8f3a".repeat(16)}`,
      anchor: {
        state: "final",
        chainId: 137,
        network: "Polygon",
        blockNumber: 65_123_456,
        blockTime: "2026-11-20T10:40:11.000Z",
      },
      log: { origin: "colophon.example/log", index: 1233 },
      fileFingerprints: [
        { sha256: "ab".repeat(32), name: "draft.pdf", size: 3, mediaType: "application/pdf" },
      ],
      ...facts,
    },
    {
      lang,
      validationUrl: `https://colophon.example/verify/${certificateId}`,
      renderedAt: renderedAt.toISOString(),
      isTestChain: false,
    },
  );
  return { format, fields, renderedAt, bundle: '{"format":"colophon-bundle/v1"}' };
}
