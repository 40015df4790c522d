/** Failures of letters about a use of one's work. */
export const noticeErrors = {
  notice_not_holder: {
    status: 403,
    error: "Only whoever holds this certificate today can write with it to somebody who uses the work.",
  },
  notice_withdrawn: {
    status: 409,
    error: "This work was withdrawn. Nobody can write a letter or notice with its certificate any more.",
  },
  notice_blocked: {
    status: 409,
    error:
      "This work is blocked. Until it’s unblocked, nobody can write a letter or notice with its certificate.",
  },
  notice_dispute_unread: {
    status: 409,
    error: "This certificate is disputed. Please read what both sides say and confirm that you have.",
  },
  notice_not_exclusive: {
    status: 409,
    error:
      "A DMCA notice is only for whoever has an exclusive right, or acts for them. A licence that others can have too isn’t an exclusive right: please ask the person who gave it to you.",
  },
  notice_not_considered: {
    status: 409,
    error: "Before a DMCA notice, you must consider whether an exception such as fair use allows the use.",
  },
} as const satisfies Record<string, { status: number; error: string }>;
