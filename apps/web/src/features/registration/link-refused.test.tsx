import { ApiError } from "@colophon/api";
import { expect, test, vi } from "vitest";
import { makeLink } from "../../../test/make-link.ts";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { isolateLink } from "../../lib/text/link-words.ts";
import { emptyDraft } from "./draft.ts";
import { findRefused } from "./problems.ts";
import { SubmissionFailure } from "./submission-failure.tsx";

const links = [
  makeLink({ id: "1", url: "https://a.example/" }),
  makeLink({ id: "2", url: "https://b.example/" }),
];
const fields = { "registration.links.1": "invalid" } as const;
const error = new ApiError(409, { code: "link_not_confirmed", error: "", fields });

test("a link that stopped a registration is named, with the way on without it", async () => {
  const onWithoutLink = vi.fn<(id: string) => void>();
  const { user } = showWithApi(
    <SubmissionFailure
      error={error}
      isBatch={false}
      sentLinks={["1", "2"]}
      onRegisterAsNew={() => {}}
      onWithoutLink={onWithoutLink}
    />,
    { "/api/user/profile": {}, "/api/user/links": links },
  );
  expect(
    await screen.findByText(t("links:wizard.failed", { name: isolateLink("https://b.example/") })),
  ).toBeDefined();
  await user.click(screen.getByRole("button", { name: t("links:wizard.without") }));
  expect(onWithoutLink).toHaveBeenCalledExactlyOnceWith("2");
});

test("it is no problem of a field: the next attempt isn’t held up", () => {
  const sent = { ...emptyDraft(), links: ["1", "2"] };
  expect(findRefused(sent, { fields: { "links.1": "invalid" }, sent })).toEqual([]);
});
