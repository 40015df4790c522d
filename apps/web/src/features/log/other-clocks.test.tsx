import type { LogClocks } from "@colophon/api";
import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { longDateTime } from "../../lib/text/format.ts";
import { OtherClocks } from "./other-clocks.tsx";

const [since, stampedAt] = ["2026-11-28T12:05:00.000Z", "2026-11-28T12:00:00.000Z"];
const time = longDateTime("en", since);
const clocksText = (key: string, values = {}) => t(key as "title", { ns: "clocks", ...values });

const clocks: LogClocks["checkpoints"][number]["clocks"] = [
  { kind: "authority", service: "tsa.example", state: "final", since, reason: null, height: null },
  { kind: "authority", service: "slow.example", state: "wanted", since, reason: "not_reached", height: null },
  { kind: "bitcoin", service: "a.example", state: "pending", since, reason: null, height: null },
  { kind: "bitcoin", service: "b.example", state: "final", since, reason: null, height: 900_000 },
];

test("each clock of the newest checkpoints is told with its state, and since when", async () => {
  const checkpoints = [{ size: 7, root: "ab".repeat(32), stampedAt, clocks }];
  showWithApi(<OtherClocks />, { "/api/log/clocks": { checkpoints } });
  const found = await screen.findAllByRole("listitem");
  expect(found[0]?.textContent).toContain(t("log.anchors.entries", { count: 7 }));
  expect(found.slice(1).map(({ textContent }) => textContent)).toEqual([
    `tsa.example · ${clocksText("log.authority")}${clocksText("log.stamped", { time })}`,
    `slow.example · ${clocksText("log.authority")}${clocksText("log.wanted", { time })} – ${clocksText("log.reason.not_reached")}`,
    `a.example · ${clocksText("log.bitcoin")}${clocksText("log.pending", { time })}`,
    `b.example · ${clocksText("log.bitcoin")}${clocksText("log.inBlock", { time, height: 900_000 })}`,
  ]);
});

test("where none was asked, and where they can't be loaded, the page says so", async () => {
  const { unmount } = showWithApi(<OtherClocks />, { "/api/log/clocks": { checkpoints: [] } });
  expect(await screen.findByText(clocksText("log.none"))).toBeDefined();
  unmount();
  showWithApi(<OtherClocks />, { "/api/log/clocks": Response.error() });
  expect(await screen.findByText(clocksText("log.failed"))).toBeDefined();
});
