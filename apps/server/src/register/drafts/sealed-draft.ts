import type { DraftHeading } from "@colophon/api";
import { openJson, sealJson } from "../../base/encryption.ts";
import type { Keys } from "../../base/keys/keys.ts";
import type { DraftRow } from "./draft-store.ts";

/** What is sealed of a draft: the wizard's form as the web keeps it, and the title to find it by. */
export interface SealedDraft {
  title: string;
  form: Record<string, unknown>;
}

type DataKey = Pick<Keys, "dataEncryption">;

export function sealDraft({ dataEncryption }: DataKey, id: string, draft: SealedDraft): Buffer {
  return sealJson(dataEncryption.key, draft, draftContext(id));
}

export function openDraft({ dataEncryption }: DataKey, { id, sealed }: DraftRow): SealedDraft {
  return openJson(dataEncryption.key, sealed, draftContext(id)) as SealedDraft;
}

export const draftContext = (id: string): string => `drafts.sealed:${id}`;

export function draftHeadingOf({ id, revision, updated_at, besides }: DraftRow, title: string): DraftHeading {
  return { id, title, revision, updatedAt: updated_at.toISOString(), besides };
}
