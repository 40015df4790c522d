import type { Described } from "../../mail/compose-mail.ts";
import type { AboutRequest } from "../../mail/letter-kinds.ts";
import { type ReadContext, requestOfSide } from "../licences/describe-request.ts";

/**
 * What a letter about a request for a licence says to one of its sides. The subject is the request's number, a slash and the side.
 * Undefined once both sides are erased.
 */
export function createRequestDescriber(context: ReadContext) {
  return async (subject: string): Promise<Described<AboutRequest> | undefined> => {
    const [id = "", as = ""] = subject.split("/");
    if (as !== "licensor" && as !== "licensee") return undefined;
    const request = await requestOfSide(context, id, as);
    if (request === undefined) return undefined;
    const { certificateId, title, licensor, licensee, amount, currency } = request;
    const { name } = as === "licensor" ? licensee : licensor;
    const facts: AboutRequest = {
      requestId: id,
      as,
      title: title || "—",
      certificateId,
      name: name || "—",
      amount,
      currency,
    };
    return { facts, attachments: [] };
  };
}
