import {
  categories,
  intendedMedia,
  languages,
  materialTypes,
  maxQueryLength,
  maxTitleLength,
} from "@colophon/api";
import { z } from "zod";
import { maxCount } from "../plan/read-count.ts";

const name = z.string().min(1).max(maxTitleLength);
const listOf = <const T extends string>(values: readonly T[]) => z.array(z.enum(values)).max(values.length);
const year = z.int().min(1800).max(2099);

/** A part of a plan, and the words of the question that say it: titles and names, but no ids. */
const demands = z
  .strictObject({
    count: z.int().min(1).max(maxCount).describe("how many works are wanted"),
    similarTo: name.describe("title of the work that others should be like"),
    types: listOf(materialTypes),
    media: listOf(intendedMedia).describe("screen: films"),
    categories: listOf(categories),
    excludeTypes: listOf(materialTypes).describe("types that are not wanted"),
    published: z.boolean(),
    yearFrom: year.describe("of publication, inclusive"),
    yearTo: year.describe("of publication, inclusive"),
    creator: name.describe("person who made the works"),
    place: name.describe("city or province of publication"),
    workLang: z.enum(languages).describe("language that the works are in"),
    sort: z.enum(["newest", "oldest"]),
    flags: z
      .array(z.enum(["unrated", "unscripted"]))
      .describe("unrated: asks for ratings, which the register lacks"),
  })
  .exactPartial();

export const modelAnswer = z.strictObject({
  clauses: z.array(demands.extend({ words: z.string().min(1).max(maxQueryLength) })).max(8),
});

/** What a language model reads in some words of a question. */
export type ModelClause = z.infer<typeof modelAnswer>["clauses"][number];
