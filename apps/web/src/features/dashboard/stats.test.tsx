import { expect, test } from "vitest";
import { screen, show, t } from "../../../test/show.tsx";
import { Stats } from "./stats.tsx";

test("the portfolio counts its works; revenue and licences are as specified", () => {
  show(<Stats registrations={1204} />);
  const figures = screen
    .getAllByRole("term")
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(figures).toEqual([
    [t("dashboard.registrations"), "1,204"],
    [t("dashboard.revenue"), "$0.00"],
    [t("dashboard.licences"), "0"],
  ]);
});
