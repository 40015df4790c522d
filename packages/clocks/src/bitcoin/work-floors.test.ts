import { expect, test } from "vitest";
import { BITCOIN_FLOORS, floorOf } from "./work-floors.ts";

/** The lowest difficulty of each year, rounded down: from the targets that Electrum has of every 2,016 blocks, up to December 2025. */
const lowest: [number, number][] = [
  [2009, 1],
  [2015, 4.06e10],
  [2016, 1.03e11],
  [2017, 3.17e11],
  [2018, 1.87e12],
  [2019, 5.61e12],
  [2020, 1.29e13],
  [2021, 1.36e13],
  [2022, 2.42e13],
  [2023, 3.4e13],
  [2024, 7.03e13],
  [2025, 1.08e14],
];

/** What a header's `bits` say: difficulty 1 is 1d00ffff. */
const difficultyOf = (bits: number) => (0xffff / (bits & 0xff_ffff)) * 2 ** (8 * (0x1d - (bits >>> 24)));

test.each(lowest)("no real block of %i is too easy", (year, difficulty) => {
  for (const date of [Date.UTC(year, 0), Date.UTC(year, 11, 31)]) {
    const floor = floorOf(date / 1000, BITCOIN_FLOORS);
    expect(difficultyOf(floor?.bits ?? 0)).toBeLessThanOrEqual(year === 2009 ? difficulty : difficulty / 1.8);
  }
});

test("a floor is no less than a seventh of the difficulty when it begins", () => {
  for (const { from, bits } of BITCOIN_FLOORS.slice(1)) {
    const [, difficulty = 0] = lowest.find(([year]) => Date.UTC(year, 0) / 1000 === from) ?? [];
    expect(difficultyOf(bits)).toBeGreaterThan(difficulty / 7);
  }
});
