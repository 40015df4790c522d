import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { keyOf } from "../analysis/analyse.ts";
import { type SearchedTexts, tokensOfWork } from "./tokens-of-work.ts";

/** A registered work, as far as the search is concerned. */
export interface SearchedWork extends Omit<SearchedTexts, "isPublished" | "year"> {
  workId: string;
  certificateId: string;
  ownerId: string;
  listed: boolean;
  registeredAt: Date;
  publication: { date: string; city: string; province: string } | null;
}

export type SearchEntry = Insertable<Database["search_works"]>;

export function entryOfWork(work: SearchedWork): SearchEntry {
  const { publication, title, creator } = work;
  const { city = "", province = "" } = publication ?? {};
  const year = publication ? Number.parseInt(publication.date, 10) || null : null;
  const { language, tokens } = tokensOfWork({ ...work, isPublished: publication !== null, year });
  return {
    work_id: work.workId,
    certificate_id: work.certificateId,
    owner_id: work.ownerId,
    listed: work.listed,
    registered_at: work.registeredAt,
    language,
    year,
    title_key: keyOf(title),
    creator,
    creator_key: keyOf(creator),
    city,
    city_key: keyOf(city),
    province,
    province_key: keyOf(province),
    tokens,
  };
}
