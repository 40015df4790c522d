import type { ClockPiece, ClockReason, Verification } from "@colophon/proof";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, show, t, waitFor } from "../../../test/show.tsx";
import { longDateTime } from "../../lib/text/format.ts";
import { ClocksNote } from "./clocks-note.tsx";
import { verdictName } from "./verdict-text.ts";

const token: ClockPiece = { clock: "authority", state: "proven", operator: "Example", time: 1_750_000_000 };

function verificationOf(pieces: ClockPiece[], changes: Partial<Verification> = {}): Verification {
  return {
    verdict: "valid",
    timeStatedBy: "authority",
    timeChecked: false,
    provenTime: 1_750_000_000,
    isHistoryUnvouched: true,
    clocks: {
      pieces,
      proven: { by: { kind: "authority", operator: "Example" }, time: 1_750_000_000 },
      isAlone: true,
    },
    checks: [],
    ...changes,
  };
}

const nameOf = (verification: Verification) =>
  verdictName({ verdict: verification.verdict, isOther: false, verification });

test("what is valid by clocks alone is never shown as plainly valid", async () => {
  const verification = verificationOf([token]);
  expect(nameOf(verification)).toBe("validByClocks");
  show(<ClocksNote verification={verification} isVerdict />);
  expect(await screen.findByRole("heading", { name: t("title", { ns: "clocks" }) })).toBeDefined();
  expect(screen.getByText(t("text", { ns: "clocks" }))).toBeDefined();
  expect(screen.getByText(t("isAlone", { ns: "clocks" }))).toBeDefined();
});

test("a date that another clock proves is not on its way while the anchor is", () => {
  const { isHistoryUnvouched: _, ...pending } = verificationOf([token]);
  expect(nameOf({ ...pending, verdict: "valid_anchor_pending" })).toBe("validByClocks");
});

test("a certificate's line takes the place of the verdict's text", () => {
  show(<ClocksNote verification={verificationOf([token])} isVerdict text={<p>Its line</p>} />);
  expect(screen.getByText("Its line")).toBeDefined();
  expect(screen.queryByText(t("text", { ns: "clocks" }))).toBeNull();
});

test("the earliest of somebody else is told beside the one that counts", async () => {
  const { proven } = verificationOf([token]).clocks ?? {};
  const second = { by: { kind: "bitcoin" as const, height: 900_000 }, time: 1_750_003_600 };
  const verification = verificationOf([token], {
    clocks: { pieces: [token], ...(proven && { proven }), second },
  });
  const { container } = show(<ClocksNote verification={verification} isVerdict />);
  const time = longDateTime("en", 1_750_003_600_000);
  expect(container.textContent).toContain(t("second", { ns: "clocks", time }));
  expect(container.textContent).not.toContain(t("isAlone", { ns: "clocks" }));
});

describe("a block that nobody has looked up", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  const waitingFor = (reason: ClockReason) => {
    const pieces: ClockPiece[] = [{ clock: "bitcoin", state: "waiting", reason, height: 900_000 }];
    return showWithApi(<ClocksNote verification={verificationOf(pieces)} isVerdict={false} />, {});
  };
  const button = (name: "compare" | "compareAgain") =>
    screen.findByRole("button", { name: t(name, { ns: "clocks" }) });
  const seen = () => screen.queryByText(/blockstream\.info and mempool\.space/);

  test("is looked up on a click, and the page says before who sees whom", async () => {
    const { user } = waitingFor("not_looked_up");
    const fetching = vi.fn<typeof fetch>(async () => new Response("", { status: 429 }));
    vi.stubGlobal("fetch", fetching);
    expect(seen()).not.toBeNull();
    await user.click(await button("compare"));
    await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
    expect(fetching.mock.calls.map(([address]) => address)).toEqual([
      "https://blockstream.info/api/block-height/900000",
      "https://mempool.space/api/block-height/900000",
    ]);
  });

  test("is looked up by itself once somebody has agreed in this session", async () => {
    sessionStorage.setItem("blocksOfBitcoin", "[]");
    const fetching = vi.fn<typeof fetch>(async () => new Response("", { status: 429 }));
    vi.stubGlobal("fetch", fetching);
    const pieces: ClockPiece[] = [
      { clock: "bitcoin", state: "waiting", reason: "not_looked_up", height: 900_000 },
    ];
    const client = new QueryClient();
    show(
      <QueryClientProvider client={client}>
        <ClocksNote verification={verificationOf(pieces)} isVerdict={false} />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
    expect(seen()).toBeNull();
  });

  test.each(["explorers_differ", "explorers_not_answered", "too_new"] as const)(
    "is never invalid: of %s the page says so, and asks again on a click",
    async (reason) => {
      waitingFor(reason);
      expect(await button("compareAgain")).toBeDefined();
      expect(screen.getByText(t(`reason.${reason}`, { ns: "clocks" }))).toBeDefined();
    },
  );
});

test.each([
  ["pending", "pending", undefined],
  ["not_looked_up", "arrived", 900_000],
  ["explorers_differ", "reason.explorers_differ", 900_000],
] as const)("a proof of Bitcoin that is %s is not a time", async (reason, text, height) => {
  const { clocks: _, provenTime: __, isHistoryUnvouched: ___, ...none } = verificationOf([]);
  const pieces: ClockPiece[] = [
    { clock: "bitcoin", state: "waiting", reason, ...(height !== undefined && { height }) },
  ];
  const verification: Verification = { ...none, verdict: "valid_anchor_pending", clocks: { pieces } };
  expect(nameOf(verification)).toBe("anchorPending");
  showWithApi(<ClocksNote verification={verification} isVerdict={false} />, {});
  expect(await screen.findByText(t(text, { ns: "clocks" }))).toBeDefined();
  expect(screen.queryByRole("heading")).toBeNull();
});
