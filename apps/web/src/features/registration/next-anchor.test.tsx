import type { Certificate } from "@colophon/api";
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { NextAnchor } from "./next-anchor.tsx";

const start = Date.parse("2026-11-22T12:00:00Z");
const inSeconds = (seconds: number) => new Date(start + seconds * 1000).toISOString();

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(start);
});
afterEach(() => {
  vi.useRealTimers();
});

async function showAnchor(changes: Partial<Certificate["anchor"]> = {}, isChainAway = false) {
  const anchor = { ...makeCertificate().anchor, ...changes };
  showWithApi(<NextAnchor anchor={anchor} isUnknown={false} />, {
    "/api/log/anchors": { anchors: [], nextAnchorAt: null, isChainAway },
  });
  await pass(0);
}

const pass = async (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000));
const heard = () => screen.getByRole("status").textContent;
const within = (duration: string) => t("nextAnchor.within", { duration });

test("the time is counted down, and announced in words only now and then", async () => {
  await showAnchor({ nextAnchorAt: inSeconds(581) });
  expect(screen.getByText("9:41").getAttribute("aria-hidden")).toBe("true");
  expect(heard()).toBe(within("10 minutes"));
  await pass(1);
  expect(screen.getByText("9:40")).toBeDefined();
  await pass(270);
  expect(heard()).toBe(within("10 minutes"));
  await pass(15);
  expect(heard()).toBe(within("5 minutes"));
  await pass(240);
  expect(heard()).toBe(within("1 minute"));
  await pass(60);
  expect(heard()).toBe(t("verify.nextAnchorSoon"));
});

test.each([
  ["underWay", { nextAnchorAt: null }],
  ["included", { state: "included" }],
  ["final", { state: "final" }],
] as const)("without a next anchor to wait for it says how far this one is: %s", async (text, changes) => {
  await showAnchor(changes);
  expect(heard()).toBe(t(`nextAnchor.${text}`));
  expect(screen.queryByText(/\d:\d\d/)).toBeNull();
});

test("without anchoring there is no countdown", async () => {
  await showAnchor({ nextAnchorAt: inSeconds(60) }, true);
  expect(heard()).toBe(t("nextAnchor.delayed"));
  expect(screen.queryByText(/\d:\d\d/)).toBeNull();
});

test("a chain that isn't public evidence is never said to prove the time", async () => {
  await showAnchor({ chainId: 31337, nextAnchorAt: inSeconds(60) });
  expect(screen.getByText(new RegExp(t("verify.testChain")))).toBeDefined();
  expect(screen.queryByText(new RegExp(t("nextAnchor.why")))).toBeNull();
});
