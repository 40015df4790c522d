import { maxDescriptionLength, maxKeywordLength, maxNameLength, maxTitleLength } from "@colophon/api";
import type { Insertable } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { keyOf } from "@colophon/text-analysis";
import { type SearchedTexts, tokensOfWork } from "./tokens-of-work.ts";

/** A registered work, as far as the search is concerned. */
export interface SearchedWork extends Omit<SearchedTexts, "isPublished" | "year"> {
  workId: string;
  certificateId: string;
  /** Null where nobody owns it any more. */
  ownerId: string | null;
  listed: boolean;
  registeredAt: Date;
  publication: { date: string; city: string; province: string } | null;
}

export type SearchEntry = Insertable<Database["search_works"]> & { material_type: string };

export function entryOfWork(work: SearchedWork): SearchEntry {
  const { publication, creator } = work;
  const { city = "", province = "" } = publication ?? {};
  const year = publication ? Number.parseInt(publication.date, 10) || null : null;
  const texts = {
    title: asRead(work.title, maxTitleLength),
    description: asRead(work.description, maxDescriptionLength),
    keywords: work.keywords.map((keyword) => asRead(keyword, maxKeywordLength)),
    creator: asRead(creator, maxNameLength),
    collaborators: work.collaborators.map(({ givenName, familyName }) => ({
      givenName: asRead(givenName, maxNameLength),
      familyName: asRead(familyName, maxNameLength),
    })),
  };
  const { language, tokens } = tokensOfWork({
    ...work,
    ...texts,
    isPublished: publication !== null,
    year,
  });
  return {
    work_id: work.workId,
    certificate_id: work.certificateId,
    owner_id: work.ownerId,
    listed: work.listed,
    registered_at: work.registeredAt,
    language,
    year,
    material_type: work.materialType,
    title_key: keyOf(texts.title),
    creator,
    creator_key: keyOf(texts.creator),
    city,
    city_key: keyOf(asRead(city, maxNameLength)),
    province,
    province_key: keyOf(asRead(province, maxNameLength)),
    tokens,
  };
}

/** The entry of a work that is in no list and not found: one without tokens. */
export const hidden = (entry: SearchEntry): SearchEntry => ({ ...entry, listed: false, tokens: "" });

/** No longer than it may be typed: a single character may be read as eighteen, and all registrations wait for this thread. */
const asRead = (text: string, max: number): string => text.normalize("NFKC").slice(0, max);
