import { expect, test } from "vitest";
import { screen, show, t } from "../../test/show.tsx";
import { Footer } from "./footer.tsx";

test("the footer welcomes, names the current year and whose rights are reserved, and says what protects creators", () => {
  show(<Footer />);
  const footer = screen.getByRole("contentinfo").textContent;
  expect(footer).toContain(t("footer.welcome"));
  expect(footer).toContain(`© ${new Date().getFullYear()} Colophon. All rights reserved.`);
  expect(footer).toContain("Proof of what you registered, and by when.");
});

test("the footer leads to the check, the register and the pages about this registry", () => {
  show(<Footer />);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/verify", "/browse", "/help", "/log", "/terms", "/privacy"]);
});
