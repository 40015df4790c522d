import { expect, test } from "vitest";
import { screen, show } from "../../test/show.tsx";
import { Footer } from "./footer.tsx";

test("the footer has the year, a welcome, all rights and the tagline about creators’ rights", () => {
  show(<Footer />);
  for (const text of [
    "A registry for people who make things.",
    `© ${new Date().getFullYear()} Colophon. All rights reserved.`,
    "Protecting creators’ rights with blockchain.",
  ])
    expect(screen.getByText(text)).toBeDefined();
});
