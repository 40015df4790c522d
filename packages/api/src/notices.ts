import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { certificateInPath } from "./id.ts";
import { languages } from "./languages.ts";
import { letterText } from "./letter-text.ts";

/** A polite letter, a notice under article 16 of Regulation (EU) 2022/2065, one under 17 U.S.C. § 512(c)(3). */
const noticeKind = z.enum(["letter", "dsa", "dmca"]);
export type NoticeKind = z.output<typeof noticeKind>;

const params = z.object({ id: certificateInPath });
const day = z.iso.date();

const text = (max: number) =>
  z
    .string("invalid")
    .max(max * 4, "too_long")
    .overwrite(letterText)
    .max(max, "too_long");

const notice = z.object({
  kind: noticeKind,
  /** The recipient's. */
  language: z.enum(languages),
  /** The writer has the rights, or acts for whoever has them. */
  rights: z.enum(["owner", "agent"], "invalid"),
  /** For a DMCA notice: the right is an exclusive one, and exceptions such as fair use were considered. */
  isExclusive: z.boolean().default(false),
  hasConsidered: z.boolean().default(false),
  /** Open disputes about the certificate that the writer has read, by their numbers. */
  disputesRead: z.array(z.int()).max(1000).default([]),
  title: text(1000).min(1, "required"),
  from: text(1000),
  to: text(1000),
  parts: z
    .array(z.object({ heading: text(300), text: text(30_000).min(1, "required") }))
    .min(1)
    .max(12),
});
export type NewNotice = z.output<typeof notice>;

export const madeNotice = z.object({ kind: noticeKind, madeOn: day });
export type MadeNotice = z.output<typeof madeNotice>;

const said = z.object({ text: z.string(), at: z.iso.datetime() });

const notices = z.object({
  /** Why none can be written now. */
  refusal: z.enum(["notice_withdrawn", "notice_blocked"]).nullable(),
  title: z.string(),
  creatorName: z.string(),
  registeredAt: z.iso.datetime(),
  fileCount: z.int(),
  /** Open ones, with the last answer of the certificate holder. */
  disputes: z.array(said.extend({ n: z.int(), answer: said.nullable() })),
  made: z.array(madeNotice),
});
export type Notices = z.output<typeof notices>;

export const noticeEndpoints = {
  "GET /api/certificates/{id}/notices": {
    operation: "listNotices",
    summary:
      "What a certificate holder needs to write to somebody who uses the work, and that they wrote before: kinds and days",
    access: "signed-in",
    params,
    ok: notices,
  },
  "POST /api/certificates/{id}/notices": {
    operation: "makeNotice",
    summary:
      "A letter or notice about the use of one's work as a document. Its text is neither stored nor sent; its kind and day are noted",
    access: "signed-in",
    params,
    body: notice,
    answers: "application/pdf",
  },
  "DELETE /api/certificates/{id}/notices/{kind}/{madeOn}": {
    operation: "forgetNotice",
    summary: "Delete the note that a notice was made",
    access: "signed-in",
    status: 204,
    params: params.extend({ kind: noticeKind, madeOn: day }),
  },
} as const satisfies Record<string, Endpoint>;
