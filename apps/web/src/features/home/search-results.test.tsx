import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { screen, show, t } from "../../../test/show.tsx";
import { SearchResults } from "./search-results.tsx";

const nothing = { message: "", results: [], hasMore: false, suggestions: [] };
const showAnswer = (answer: Parameters<typeof SearchResults>[0]["answer"]) =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <SearchResults asked="How much does it cost?" answer={answer} onFill={() => {}} />
    </QueryClientProvider>,
  );

test("a question about the register links to the help page, and doesn't suggest other words", () => {
  showAnswer({ ...nothing, seeHelp: true });
  expect(screen.getByRole("link", { name: t("footer.help") }).getAttribute("href")).toBe("/help");
  expect(screen.queryByText(t("search.tryOther"))).toBeNull();
});

test("a question about works that finds none suggests other words", () => {
  showAnswer(nothing);
  expect(screen.getAllByText(t("search.tryOther"))).toHaveLength(1);
  expect(screen.queryByRole("link", { name: t("footer.help") })).toBeNull();
});
