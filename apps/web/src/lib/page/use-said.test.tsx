import { act } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { screen, show } from "../../../test/show.tsx";
import { useSaid } from "./use-said.ts";

afterEach(() => vi.useRealTimers());

let read = 0;
function Said() {
  return <p role="status">{useSaid(read === 0 ? "" : `${read} of 40`)}</p>;
}

test("what changes often is said every five seconds, and nothing once it is over", () => {
  vi.useFakeTimers();
  read = 1;
  const { rerender } = show(<Said />);
  const said = () => screen.getByRole("status").textContent;
  const heard = new Set<string | null>();
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
    rerender(<Said />);
    heard.add(said());
  };
  for (; read < 20; read++) pass(250);
  expect(heard).toEqual(new Set([""]));
  for (; read < 40; read++) pass(250);
  // Of forty pictures in ten seconds, the newest state twice.
  expect([...heard].filter((text) => text !== "").length).toBeLessThanOrEqual(2);
  expect(said()).toMatch(/^\d+ of 40$/);
  read = 0;
  pass(0);
  expect(said()).toBe("");
});
