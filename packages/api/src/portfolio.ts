import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { id } from "./id.ts";
import { certificateStatus } from "./statement-heads.ts";
import { line } from "./text.ts";
import {
  certificateStatuses,
  materialTypes,
  maxQueryLength,
  maxWorksChosen,
  maxWorksListed,
  portfolioOrders,
} from "./vocabulary.ts";
import { workListItem } from "./works.ts";

const oneOf = <T extends string>(values: readonly [T, ...T[]]) => z.enum(values, "invalid").optional();

/** Which of one's own works are meant, in a query or in a body; all of them without any. */
export const portfolioFilters = {
  /** Words that title and certificate number have, all of them. */
  q: line(maxQueryLength).optional(),
  type: oneOf(materialTypes),
  /** Of registration, in UTC. */
  year: z.coerce.number("invalid").int("invalid").min(1, "invalid").max(9999, "invalid").optional(),
  listed: oneOf(["yes", "no"]),
  state: oneOf(certificateStatuses),
  /** Only works of several. */
  files: oneOf(["several"]),
};
const portfolioFilter = z.object(portfolioFilters);
export type PortfolioFilter = z.output<typeof portfolioFilter>;

/** Several of one's own works: by their ids, or all that a filter leaves. */
export const chosenWorks = z.union([
  z.strictObject({ ids: z.array(id, "invalid").min(1, "required").max(maxWorksChosen, "too_many") }),
  z.strictObject({ filter: z.strictObject(portfolioFilters) }),
]);
export type ChosenWorks = z.output<typeof chosenWorks>;

const tally = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }));

const file = z.any().meta({ type: "string", format: "binary" });

export const portfolioEndpoints = {
  "GET /api/ip/user/works": {
    summary: "The user's own works, filtered and sorted, 25 at a time unless asked otherwise",
    access: "signed-in",
    scopes: ["works:read"],
    query: z.object({
      ...portfolioFilters,
      sort: oneOf(portfolioOrders),
      limit: z.coerce
        .number("invalid")
        .int("invalid")
        .min(1, "invalid")
        .max(maxWorksListed, "invalid")
        .optional(),
      /** The `next` or `previous` of another page in the same order. */
      at: z
        .string()
        .regex(/^[\w-]{1,2000}$/, "invalid")
        .optional(),
    }),
    ok: z.object({
      works: z.array(workListItem),
      /** Of all pages. */
      total: z.int(),
      /** How many come before this page. */
      before: z.int(),
      next: z.string().nullable(),
      /** Null on the first page. */
      previous: z.string().nullable(),
    }),
  },
  "GET /api/ip/user/works/counts": {
    summary:
      "How many works the user has, how many with each other value of each filter, and what their private copies take",
    access: "signed-in",
    scopes: ["works:read"],
    query: portfolioFilter,
    ok: z.object({
      /** Whatever the filters. */
      registered: z.int(),
      total: z.int(),
      types: tally(z.string()),
      /** The latest first. */
      years: tally(z.int()),
      listed: tally(z.enum(["yes", "no"])),
      states: tally(certificateStatus),
      files: tally(z.enum(["several"])),
      /** Bytes, also of uploads that have begun; null where there are none. */
      privateCopies: z.object({ used: z.int(), quota: z.int() }).nullable(),
    }),
  },
  "PATCH /api/ip/user/works": {
    summary:
      "List several of one's own works in the public register and its search, or unlist them; answers which have changed",
    access: "signed-in",
    body: z.object({ works: chosenWorks, sharedPublicly: z.boolean("invalid") }),
    ok: z.object({
      changed: z.array(z.uuid()),
      /** Withdrawn works that can't be listed again. */
      withdrawn: z.int(),
    }),
  },
  "POST /api/ip/user/works.csv": {
    summary: "What the registry says of several of one's own works, or of all, as a table",
    access: "signed-in",
    scopes: ["works:read"],
    body: chosenWorks,
    ok: file,
  },
} as const satisfies Record<string, Endpoint>;
