import { isIP } from "node:net";
import { PIECE_MAX_BYTES, revocationQuestion } from "@colophon/clocks";
import { isLocal } from "../../base/config/is-local.ts";
import { isPublicAddress } from "../../base/fetch-guard/public-address.ts";
import { postElsewhere } from "../../base/http/ask-elsewhere.ts";
import type { AskContext } from "./ask-context.ts";
import { insertAnswer, readAuthority } from "./revocation-store.ts";

/** Issuers answer for days; a token counts once an answer is newer than it. */
const everySeconds = 86_400;

/**
 * Asks an authority's issuer about the certificate that signs its tokens, if there are newer tokens than its last answer and that
 * is a day old. The address is the one in the certificate. Resolves to whether it was asked.
 */
export async function askRevocation(context: AskContext, service: string): Promise<boolean> {
  const { db, write, authorities, timeoutMs, signal } = context;
  const { token, answers, answerAgeSeconds, isNewer } = await readAuthority(db, service);
  if (token === undefined || !isNewer || (answerAgeSeconds ?? Infinity) < everySeconds) return false;
  const { responder, request, read } = await revocationQuestion(token, authorities);
  if (responder === undefined) throw new Error("its certificate names nobody who says whether it is revoked");
  refusePrivate(responder, service);
  const answer = await postElsewhere(responder, {
    headers: { "content-type": "application/ocsp-request", accept: "application/ocsp-response" },
    body: request,
    timeoutMs,
    maxReplyBytes: PIECE_MAX_BYTES,
    signal,
  });
  if ((await read(answer)) === undefined)
    throw new Error("the answer about its certificate is about something else");
  // Issuers sign their answers ahead: the same one again is no news.
  if (answers.some((kept) => kept.equals(answer))) return true;
  await write((tx) => insertAnswer(tx, service, answer));
  return true;
}

/** A certificate of the world's must not lead into this network; one of an authority that is in it may. */
function refusePrivate(responder: string, service: string): void {
  const url = URL.parse(responder);
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (url === null || !isWeb) throw new Error("its certificate names no web address for its revocation");
  const { hostname } = url;
  const isPrivate =
    isLocal(responder) ||
    !hostname.includes(".") ||
    hostname.startsWith("[") ||
    (isIP(hostname) === 4 && !isPublicAddress(hostname));
  if (isPrivate && hostname !== new URL(service).hostname)
    throw new Error(`its certificate leads to ${hostname}, which is not on the internet`);
}
