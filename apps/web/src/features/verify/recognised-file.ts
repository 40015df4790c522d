import type { Recognised } from "@colophon/pdf-check";
import { queryOptions } from "@tanstack/react-query";
import { recogniseFile } from "../../lib/checking/recognise-file.ts";

/** What a dropped file is, by its contents. */
export const recognisedQuery = ({ id, file }: { id: string; file: File }) =>
  queryOptions({
    queryKey: ["recognised", id],
    queryFn: async () => recogniseFile(file),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** A status among the dropped files. Each drop has an id of its own, whose file never changes. */
export interface DroppedStatus {
  id: string;
  bytes: Uint8Array;
}

export type RecognisedLicence = Extract<Recognised, { kind: "licence" | "licence_pdf" }>;

export const isLicence = (recognised: Recognised): recognised is RecognisedLicence =>
  recognised.kind === "licence" || recognised.kind === "licence_pdf";
