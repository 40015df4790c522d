/** Failures of offers, requests and licences. */
export const licenceErrors = {
  licence_not_found: { status: 404, error: "There’s no licence with this number." },
  licence_work_disputed: {
    status: 409,
    error:
      "This work is disputed. The work can be licensed only once the certificate holder has confirmed, in the offer, that they know of the dispute.",
  },
  licence_taken: {
    status: 409,
    error: "Another licence that rules this one out has been issued or agreed on.",
  },
  licence_lapsed: {
    status: 409,
    error:
      "This licence can no longer be issued: the work, its certificate holder or the agreement may have changed.",
  },
  licence_over: { status: 409, error: "This licence has already ended." },
  licence_end_said: {
    status: 409,
    error:
      "You have already said that this licence should end. The licence ends once the other side says so, too.",
  },
  licence_not_revocable: {
    status: 409,
    error: "The terms of this licence don’t let you revoke it.",
  },
  licence_own_work: {
    status: 409,
    error: "You hold this certificate yourself, so you can’t ask for a licence.",
  },
  licence_offer_closed: { status: 409, error: "This offer is no longer open." },
  licence_offers_full: {
    status: 409,
    error: "You’ve reached the limit for offers. Please change an existing offer instead.",
  },
  licence_work_gone: {
    status: 409,
    error: "This work was withdrawn or blocked, so no new licence for it can be issued.",
  },
  licence_in_the_way: {
    status: 409,
    error:
      "You can’t offer this exclusively: some of it is already covered by a licence that was issued or agreed on.",
  },
  licence_request_over: { status: 409, error: "This request has already ended." },
  licence_not_your_turn: { status: 409, error: "The other side has to answer this request first." },
  licence_not_agreed: { status: 409, error: "You and the other side have to agree to this request first." },
  licence_price_missing: { status: 409, error: "Please name a price first." },
  licence_requests_per_day: {
    status: 429,
    error: "You’ve reached today’s limit for requests. You can continue tomorrow.",
  },
} as const satisfies Record<string, { status: number; error: string }>;
