import { expect, test, vi } from "vitest";
import type { Category } from "@colophon/api";
import { screen, show, t } from "../../test/show.tsx";
import { CategoryChoice } from "./category-choice.tsx";

test("checking a category adds it, and unchecking removes it; their order is fixed", async () => {
  const onChange = vi.fn<(chosen: Category[]) => void>();
  const { user } = show(
    <CategoryChoice chosen={["literary", "musical"]} error={undefined} onChange={onChange} />,
  );
  await user.click(screen.getByRole("checkbox", { name: t("category.artistic") }));
  expect(onChange).toHaveBeenLastCalledWith(["literary", "artistic", "musical"]);
  await user.click(screen.getByRole("checkbox", { name: t("category.literary") }));
  expect(onChange).toHaveBeenLastCalledWith(["musical"]);
});
