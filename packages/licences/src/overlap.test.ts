import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { overlap, type Scope } from "./overlap.ts";
import { lastDay, MEDIA } from "./terms.ts";

const days = fc.integer({ min: 0, max: 400 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
const some = <Item>(items: readonly Item[]) =>
  fc.option(fc.subarray([...items], { minLength: 1 }), { nil: undefined });
const permission: fc.Arbitrary<Scope> = fc.record({
  media: some(MEDIA.slice(0, 3)),
  territory: some(["CA", "FR", "JP"]),
  files: some([1, 2, 3]),
  from: days,
  until: fc.option(days, { nil: undefined }),
});

describe("permissions overlap", () => {
  test("as sets of single permissions do, by hand", () => {
    const single = ({ media, territory, files, from, until }: Scope) =>
      new Set(
        (media ?? MEDIA).flatMap((medium) =>
          (territory ?? ["CA", "FR", "JP", "DE"]).flatMap((place) =>
            (files ?? [1, 2, 3, 4]).flatMap((file) =>
              dayList(from, until).map((day) => [medium, place, file, day].join()),
            ),
          ),
        ),
      );
    fc.assert(
      fc.property(permission, permission, (a, b) => {
        fc.pre(a.until === undefined || a.until >= a.from);
        fc.pre(b.until === undefined || b.until >= b.from);
        const [one, other] = [single(a), single(b)];
        expect(overlap(a, b)).toBe([...one].some((each) => other.has(each)));
        expect(overlap(b, a)).toBe(overlap(a, b));
      }),
      { numRuns: 60 },
    );
  });
});

/** Days of a term; one without an end is followed as long as others may begin. */
function dayList(from: string, until = "1971-02-10"): string[] {
  const list: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(until); time += 86_400_000)
    list.push(new Date(time).toISOString().slice(0, 10));
  return list;
}

test.each([
  ["2026-11-29", 12, "2027-11-28"],
  ["2026-01-01", 1, "2026-01-31"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2024-01-30", 1, "2024-02-29"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-03-01", 12, "2027-02-28"],
])("a term from %s of %i months ends with %s", (from, months, until) => {
  expect(lastDay(from, months)).toBe(until);
});
