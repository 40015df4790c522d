import { expect, test } from "vitest";
import { screen, show, t } from "../../../test/show.tsx";
import { isolateLink } from "../../lib/text/link-words.ts";
import { RecordLinks } from "./record-links.tsx";

const checkedAt = Date.UTC(2026, 10, 24, 12) / 1000;
const domain = { number: 2, url: "https://xn--mnchen-3ya.example/", how: "well-known", checkedAt };
const page = { number: 1, url: "https://example.org/amina", how: "text", checkedAt };
const date = "November 24, 2026";

test("a name that was controlled comes first, a page in a weaker line; both are the registry’s word", () => {
  show(<RecordLinks links={[page, domain]} />);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toBe(t("links:found.controlled", { name: isolateLink(domain.url), date }));
  expect(first?.textContent).toContain("xn--mnchen-3ya.example (münchen.example)");
  expect(second?.textContent).toBe(t("links:found.code", { name: isolateLink(page.url), date }));
  expect(second?.textContent).not.toContain("controlled");
  expect(second?.className).toContain("text-muted");
  expect(screen.getByText(t("links:found.word"))).toBeDefined();
  expect(screen.getByText(t("links:found.pages"))).toBeDefined();
});

test("without a page nothing is said of pages; a way that isn’t known is said to be none", () => {
  show(<RecordLinks links={[domain]} />);
  expect(screen.queryByText(t("links:found.pages"))).toBeNull();
});

test("a way of a later version shows no more than the address", () => {
  show(<RecordLinks links={[{ ...domain, how: "later" }]} />);
  expect(screen.getByRole("listitem").textContent).toBe(
    t("links:found.unknown", { name: isolateLink(domain.url), date }),
  );
});
