import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, within } from "../../../test/show.tsx";
import { Programs } from "./programs.tsx";

const time = "2026-11-22T10:00:00.000Z";
const archive = {
  id: "5b3c1f4e-0000-4000-8000-000000000000",
  name: "Archive",
  scopes: ["works:read"],
  createdAt: time,
  expiresAt: "2027-02-20T10:00:00.000Z",
  lastUsedAt: null,
};
const secret = `clp_${"x".repeat(49)}`;
const list = "/api/user/tokens";

test("an account without any has one closed line, which says what they are for and where programs find more", async () => {
  const { user } = showWithApi(<Programs isConfirmed />, { [list]: [] });
  const line = await screen.findByText(t("programs:none"));
  expect(line.closest("details")?.open).toBe(false);
  await user.click(line);
  screen.getByText(t("programs:empty"));
  const link = screen.getByRole("link", { name: t("programs:developers") });
  expect(link.getAttribute("href")).toBe("/developers");
});

test("making one asks who it is, and shows the token once", async () => {
  const answers = [refusal("confirmation_needed"), { ...archive, token: secret }];
  const asked: unknown[] = [];
  const { user } = showWithApi(<Programs isConfirmed />, {
    [list]: (sent: unknown) => {
      if (sent === undefined) return [];
      asked.push(sent);
      return answers.shift();
    },
    "/api/auth/confirm/challenge": { methods: ["password"], challenge: "x" },
    "/api/auth/confirm": { token: "another" },
    "/api/auth/sessions": [],
  });
  await user.click(await screen.findByText(t("programs:none")));
  await user.click(screen.getByRole("button", { name: t("programs:make") }));
  await user.type(screen.getByRole("textbox", { name: new RegExp(`^${t("programs:name")}`) }), "Archive");
  await user.click(screen.getByRole("checkbox", { name: new RegExp(t("programs:scope.register")) }));
  await user.click(screen.getByRole("radio", { name: t("programs:days30") }));
  await user.click(screen.getByRole("button", { name: t("programs:submit") }));
  await user.type(
    await screen.findByLabelText(new RegExp(`^${t("account.password.present")}`)),
    "correct horse",
  );
  await user.click(screen.getByRole("button", { name: t("secondStep.confirm.submit") }));

  const made = await screen.findByRole("dialog", { name: t("programs:madeTitle") });
  within(made).getByText(secret);
  const request = { name: "Archive", scopes: ["works:read", "works:register"], days: 30 };
  expect(asked).toEqual([request, request]);
  await user.click(within(made).getByRole("button", { name: t("programs:done") }));
  expect(screen.queryByText(secret)).toBeNull();
});

test("deleting one asks first", async () => {
  const lists: unknown[] = [[archive], []];
  let deleted = 0;
  const { user } = showWithApi(<Programs isConfirmed />, {
    [list]: () => lists.shift() ?? [],
    [`${list}/${archive.id}`]: () => {
      deleted += 1;
      return new Response(null, { status: 204 });
    },
  });
  await user.click(await screen.findByText(t("programs:count", { count: 1 })));
  const open = async () =>
    user.click(screen.getByRole("button", { name: t("programs:deleteOf", { name: "\u2068Archive\u2069" }) }));
  await open();
  await user.click(screen.getByRole("button", { name: t("programs:keep") }));
  expect(deleted).toBe(0);
  await open();
  const dialog = screen.getByRole("dialog", { name: t("programs:deleteTitle") });
  await user.click(within(dialog).getByRole("button", { name: t("programs:delete") }));
  await screen.findByText(t("programs:deleted"));
  expect(deleted).toBe(1);
});

test("without a confirmed address none can be made, and the page says why", async () => {
  const { user } = showWithApi(<Programs isConfirmed={false} />, { [list]: [] });
  await user.click(await screen.findByText(t("programs:none")));
  screen.getByText(t("programs:needsAddress"));
  expect(screen.queryByRole("button", { name: t("programs:make") })).toBeNull();
});
