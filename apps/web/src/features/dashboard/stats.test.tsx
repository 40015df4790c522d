import { expect, test } from "vitest";
import { screen, show } from "../../../test/show.tsx";
import { Stats } from "./stats.tsx";

test("revenue and licences are as specified", () => {
  show(<Stats registrations={1204} />);
  expect(screen.getByText("1,204")).toBeDefined();
  expect(screen.getByText("$0.00")).toBeDefined();
  expect(screen.getByText("0")).toBeDefined();
});
