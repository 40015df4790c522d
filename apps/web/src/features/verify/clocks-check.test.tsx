import type { Check, ClockPiece, ClockReason, Verification } from "@colophon/proof";
import { expect, test } from "vitest";
import { screen, show, t, within } from "../../../test/show.tsx";
import { longDateTime } from "../../lib/text/format.ts";
import { CheckList } from "./check-list.tsx";

const [HOUR, noon] = [3600, 1_750_000_000];
const time = (seconds: number) => longDateTime("en", seconds * 1000);
const token: ClockPiece = { clock: "authority", state: "proven", operator: "Example", time: noon };
const block: ClockPiece = { clock: "bitcoin", state: "proven", height: 900_000, time: noon + HOUR };
const revoked: ClockPiece = { clock: "authority", state: "left_out", reason: "revoked", detail: "serial 7" };
const clocksText = (key: string, values = {}) => t(key as "title", { ns: "clocks", ...values });

interface Given {
  pieces: ClockPiece[];
  check?: Partial<Check>;
  isProven?: boolean;
  registeredAt?: number;
}

/** Check 7 unfolded. */
async function showCheck({ pieces, check = {}, isProven = false, registeredAt = noon - HOUR }: Given) {
  const anchor: Check = { id: "anchor", state: "passed", ...check };
  const proven = { by: { kind: "authority" as const, operator: "Example" }, time: noon };
  const verification = {
    clocks: { pieces, ...(isProven && { proven }) },
    record: { payload: { iat: registeredAt } },
  } as Verification;
  const { user, container, unmount } = show(
    <CheckList checks={[anchor]} verification={verification} hasFile />,
  );
  await user.click(await screen.findByText(clocksText("check.title")));
  const row = container.querySelector("summary")?.textContent;
  return { row, user, unmount };
}

const lines = () =>
  screen
    .getAllByRole("listitem")
    .slice(1)
    .map(({ textContent }) => textContent);

test("each clock is told with who vouches and when", async () => {
  const evidence = { chainId: "137", blockTime: String(noon + 2 * HOUR) };
  const { row } = await showCheck({ pieces: [token, block], check: { evidence }, isProven: true });
  expect(row).toContain(t("verify.state.passed"));
  const [chain = "", authority = "", bitcoin = ""] = lines();
  expect(chain).toContain("Polygon");
  expect(chain).toContain(time(noon + 2 * HOUR));
  expect(authority).toContain("Example");
  expect(authority).toContain(time(noon));
  // A miner's clock may be two hours off.
  expect(bitcoin).toContain(clocksText("block", { height: 900_000 }));
  expect(bitcoin).toContain(time(noon + 3 * HOUR));
});

test("a promise says since when, unless the record is older than any promise, and when it is usually final", async () => {
  const pieces: ClockPiece[] = [{ clock: "bitcoin", state: "waiting", reason: "pending" }];
  const check = { state: "not_checked", code: "anchor_pending" } as const;
  const registeredAt = Math.floor(Date.now() / 1000) - HOUR;
  const { row, unmount } = await showCheck({ pieces, check, registeredAt });
  expect(row).toContain(t("verify.state.not_checked"));
  const [chain, bitcoin] = lines();
  expect(chain).toContain(t("verify.code.anchor_pending"));
  expect(bitcoin).toContain(clocksText("promisedAfter", { time: time(registeredAt) }));
  unmount();
  await showCheck({ pieces, check, registeredAt: registeredAt - 24 * HOUR });
  expect(lines()[1]).toContain(clocksText("reason.pending"));
});

test("a test chain alone is no clock, whatever the check says", async () => {
  const { row } = await showCheck({
    pieces: [revoked],
    check: { evidence: { chainId: "31337", blockTime: "1" } },
  });
  expect(row).toContain(t("verify.state.not_checked"));
  expect(lines()[0]).toContain(clocksText("testChain"));
});

test("what does not count is folded, each once, with its reason and detail", async () => {
  const { user } = await showCheck({ pieces: [token, revoked, revoked], isProven: true });
  const title = screen.getByText(clocksText("leftOut"));
  await user.click(title);
  const folded = title.closest("details");
  if (!folded) throw new Error("not folded");
  const items = within(folded).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `${clocksText("kind.authority")} – ${clocksText("reason.revoked")} serial 7`,
  ]);
});

test("without other clocks it is about the blockchain alone", () => {
  show(<CheckList checks={[{ id: "anchor", state: "passed" }]} hasFile />);
  expect(screen.getByText(t("verify.check.anchor.title"))).toBeDefined();
});

test("every reason has words", () => {
  const reasons: Record<ClockReason, true> = {
    unreadable: true,
    too_large: true,
    repeated: true,
    not_understood: true,
    of_other_checkpoint: true,
    no_cryptography: true,
    unknown_authority: true,
    chosen_by_registry: true,
    weak_algorithm: true,
    bad_signature: true,
    unfit_certificate: true,
    not_in_force: true,
    authority_expired: true,
    revoked: true,
    revocation_not_checked: true,
    in_future: true,
    pending: true,
    no_headers: true,
    bad_headers: true,
    not_looked_up: true,
    explorers_differ: true,
    explorers_not_answered: true,
    too_new: true,
    before_record: true,
    after_end: true,
  };
  const texts = Object.keys(reasons).map((reason) => clocksText(`reason.${reason}`));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.startsWith("reason."))).toEqual([]);
});
