import { sign } from "node:crypto";
import { formatCheckpoint, formatNote, formatVerifierKey, noteSignatureLine } from "@colophon/proof";
import type { Keys } from "../base/keys/keys.ts";
import type { Head } from "./head.ts";

/** The log's name and key; signing the same head twice gives the same bytes. */
export interface LogSigner {
  origin: string;
  vkey: string;
  sign(head: Head): string;
}

export function createLogSigner(origin: string, { privateKey, publicKey }: Keys["logSigning"]): LogSigner {
  return {
    origin,
    vkey: formatVerifierKey({ name: origin, publicKey }),
    sign(head) {
      const text = formatCheckpoint({ origin, ...head });
      const signature = sign(null, Buffer.from(text), privateKey);
      return formatNote(text, [noteSignatureLine(origin, publicKey, signature)]);
    },
  };
}
