/** Failures of letters about a use of one's work. */
export const noticeErrors = {
  notice_not_holder: {
    status: 403,
    error:
      "Only the current certificate holder can use this certificate to write to someone who is using the work.",
  },
  notice_withdrawn: {
    status: 409,
    error:
      "This work was withdrawn. The certificate of a withdrawn work can’t be used for letters and notices.",
  },
  notice_blocked: {
    status: 409,
    error:
      "This work is blocked. Until it’s unblocked, its certificate can’t be used for letters and notices.",
  },
  notice_dispute_unread: {
    status: 409,
    error: "This certificate is disputed. Please read what both sides say and confirm that you have.",
  },
  notice_not_exclusive: {
    status: 409,
    error:
      "A DMCA notice is only for someone who has an exclusive right, or who acts for such a person. A licence that others can have too isn’t an exclusive right: please ask the person who gave you the licence to send the notice.",
  },
  notice_not_considered: {
    status: 409,
    error: "Before sending a DMCA notice, consider whether an exception such as fair use allows the use.",
  },
} as const satisfies Record<string, { status: number; error: string }>;
