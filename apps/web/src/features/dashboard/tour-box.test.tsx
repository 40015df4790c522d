import { expect, test } from "vitest";
import { screen, show, t } from "../../../test/show.tsx";
import { TourBox } from "./tour-box.tsx";

const title = () => screen.queryByRole("heading", { name: t("dashboard.tour.title") });

test("the tour, once hidden, stays hidden for that account only", async () => {
  const { user, unmount } = show(<TourBox userId="ana" />);
  await user.click(screen.getByRole("button", { name: t("dashboard.tour.hide") }));
  expect(title()).toBeNull();
  unmount();
  const { rerender } = show(<TourBox key="ana" userId="ana" />);
  expect(title()).toBeNull();
  rerender(<TourBox key="grace" userId="grace" />);
  expect(title()).not.toBeNull();
});
