import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

const seconds = z.int().min(0).max(8_640_000_000_000);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const token = z.strictObject({ time: seconds, hasRoot: z.boolean() });

/**
 * What a pack's READ ME is written from: numbers, fingerprints and names of one form, so that nobody can have words of their own
 * printed.
 */
const packFacts = z.strictObject({
  certificateId: z.string().regex(/^RSF-[0-9A-Z]{9}$/),
  registry: z
    .string()
    .max(300)
    .regex(/^https?:\/\/(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?$/),
  madeAt: seconds,
  madeBy: z.enum(["page", "command"]),
  files: z
    .array(
      z.strictObject({
        path: z
          .string()
          .max(120)
          .regex(/^(?:evidence\/)?[\w.-]+$/),
        size: z.int().min(0),
        sha256,
      }),
    )
    .max(250),
  padding: z.int().min(0).max(3),
  works: z
    .array(
      z.strictObject({
        number: z.int().min(1).max(1000),
        ending: z.string().regex(/^[0-9a-z]{0,8}$/),
      }),
    )
    .max(20),
  statusAt: seconds.optional(),
  tokens: z.array(token).max(40),
  isInBitcoin: z.boolean(),
  earlier: z
    .array(
      z.strictObject({
        number: z.int().min(1).max(9),
        kind: z.enum(["ots", "rfc3161", "bundle"]),
        about: sha256.optional(),
        token: token.optional(),
      }),
    )
    .max(9),
});

export const packEndpoints = {
  "POST /api/packs/read-me.pdf": {
    operation: "writePackReadMe",
    summary:
      "The READ ME of a certificate's evidence pack as a PDF, from what whoever makes the pack says is in it; nothing of it is checked or kept",
    access: "public",
    query: z.object({ lng: z.string().max(35).optional() }),
    body: packFacts,
    answers: "application/pdf",
  },
} as const satisfies Record<string, Endpoint>;
