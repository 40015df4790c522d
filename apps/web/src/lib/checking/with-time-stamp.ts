import type { PdfSignature } from "@colophon/proof";

/** With what the time-stamp of a signature says, if it brings one. What judges it is only loaded with the first. */
export async function withTimeStamp(signature: PdfSignature, bundle: Uint8Array): Promise<PdfSignature> {
  if (signature.state !== "sound" || signature.token === undefined) return signature;
  const { judgeTimeStampHere } = await import("./judge-here.ts");
  return { ...signature, timeStamp: await judgeTimeStampHere(signature.token, bundle) };
}
