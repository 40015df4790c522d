import { AppError } from "../../base/errors.ts";

/** A place in the catalogue, newest first: after the work with this certificate. */
export interface CataloguePlace {
  registeredAt: Date;
  certificateId: string;
}

/** A place encoded for a URL; it reveals only what the previous page has shown. */
export function writeCursor({ registeredAt, certificateId }: CataloguePlace): string {
  return Buffer.from(`${registeredAt.getTime()} ${certificateId}`).toString("base64url");
}

/** Refuses anything that `writeCursor` wouldn't have written. */
export function readCursor(cursor: string): CataloguePlace {
  const [, time, certificateId] =
    /^(\d{1,15}) (RSF-[0-9A-Z]{9})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (certificateId === undefined) throw new AppError("validation_failed", { fields: { after: "invalid" } });
  return { registeredAt: new Date(Number(time)), certificateId };
}
