// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { worksQuery } from "./works-query.ts";

test("all of a person's works are read, page by page", async () => {
  const works = Array.from({ length: 1200 }, (_, position) => ({ id: `work-${position}` }));
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const { searchParams } = new URL(url, "http://localhost");
    const start = works.findIndex(({ id }) => id === searchParams.get("before")) + 1;
    return Response.json(works.slice(start, start + Number(searchParams.get("limit"))));
  });
  expect(await new QueryClient().query(worksQuery)).toEqual(works);
  expect(asked).toHaveLength(3);
  vi.unstubAllGlobals();
});
