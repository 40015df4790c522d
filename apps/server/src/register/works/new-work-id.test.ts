import { expect, test } from "vitest";
import { z } from "zod";
import { newWorkId } from "./new-work-id.ts";

test("a work's id is a UUID of version 7, ordered by creation time", () => {
  const ids = [0, 0x00123456789a, Date.now(), Date.now() + 1].map((now) => newWorkId(now));
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect(ids).toEqual(ids.toSorted());
  expect(ids[1]?.slice(0, 14)).toBe("00123456-789a-");
  expect(newWorkId(0)).not.toBe(newWorkId(0));
});
