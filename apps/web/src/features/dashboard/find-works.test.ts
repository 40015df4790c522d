import type { WorkListItem } from "@colophon/api";
import { expect, test } from "vitest";
import { findWorks } from "./find-works.ts";

const works = [
  ["Étude pour mains froides", "music", "RSF-Q1HYTY129"],
  ["The Nightjar’s Almanac", "book", "RSF-9JHTSK468"],
  ["夜の図書館", "book", "RSF-FHRP1QTDN"],
  ["مقاماتُ المدينة", "music", "RSF-TVK0NMV6Z"],
].map(([title = "", materialType = "", certificateId = ""]): WorkListItem => ({
  id: certificateId,
  title,
  materialType,
  certificateId,
  createdAt: "2026-01-01T00:00:00Z",
  sharedPublicly: true,
  status: "valid",
  file: null,
  fileCount: 0,
}));

test.each([
  ["", 4],
  ["  ", 4],
  ["etude", 1],
  ["ALMANAC nightjar", 1],
  ["図書", 1],
  ["مقامات", 1],
  ["book", 2],
  ["book almanac", 1],
  ["rsf-tvk0", 1],
  ["screenplay", 0],
])("“%s” finds %d", (query, count) => {
  expect(findWorks(works, query, ({ materialType }) => materialType)).toHaveLength(count);
});
