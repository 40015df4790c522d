import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { screen, show, t } from "../../../test/show.tsx";
import { SearchForm } from "./search-form.tsx";

const form = (
  isSearching: boolean,
  onAsk: (question: string) => void,
  onFill: (question: string) => void,
) => (
  <SearchForm
    box={createRef()}
    text="the sea"
    isSearching={isSearching}
    hasExamples
    onType={() => {}}
    onFill={onFill}
    onAsk={onAsk}
  />
);
const button = () => screen.getByRole("button", { name: "Search" });

test("the search box asks what to explore, and while the answer is on its way the button is busy", async () => {
  const onAsk = vi.fn<(question: string) => void>();
  const { rerender } = show(form(false, onAsk, () => {}));
  expect(screen.getByRole("searchbox", { name: "What do you want to explore?" })).toBeDefined();
  button().click();
  expect(onAsk).toHaveBeenLastCalledWith("the sea");
  rerender(form(true, onAsk, () => {}));
  expect(button().getAttribute("aria-disabled")).toBe("true");
  button().click();
  expect(onAsk).toHaveBeenCalledOnce();
});

test("each of the three examples fills the box", async () => {
  const filled: string[] = [];
  const { user } = show(
    form(
      false,
      () => {},
      (question) => filled.push(question),
    ),
  );
  const examples = ["lifestyle", "comics", "similar"] as const;
  for (const example of examples)
    await user.click(screen.getByRole("button", { name: t(`search.example.${example}`) }));
  expect(filled).toEqual([
    "Find me some life style unscripted",
    "Give me some unrated works about mental health comics",
    "Find 3 similar works to Tomb Rider",
  ]);
});
