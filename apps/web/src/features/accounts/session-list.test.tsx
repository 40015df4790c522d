import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { SessionList } from "./session-list.tsx";

const time = "2026-11-22T10:00:00.000Z";
const sessions = [
  { id: "here", device: "Firefox, Linux", createdAt: time, lastUsedAt: time, current: true },
  { id: "there", device: "Safari, iOS", createdAt: time, lastUsedAt: time, current: false },
];

test.each([
  ["one", t("account.sessions.endOf", { device: "Safari, iOS" }), t("account.sessions.ended")],
  ["all others", t("account.sessions.endOthers"), t("account.sessions.othersEnded")],
])("ending %s asks who it is first", async (_what, name, done) => {
  const answers = [refusal("confirmation_needed"), new Response(null, { status: 204 })];
  const ofTheList: unknown[] = [sessions];
  const { user } = showWithApi(<SessionList />, {
    // The list is asked for first.
    "/api/auth/sessions": () => ofTheList.shift() ?? answers.shift(),
    "/api/auth/sessions/there": () => answers.shift(),
    "/api/auth/confirm/challenge": { methods: ["password"], challenge: "x" },
    "/api/auth/confirm": { token: "another" },
  });
  await user.click(await screen.findByRole("button", { name }));
  const password = await screen.findByLabelText(new RegExp(`^${t("account.password.present")}`));
  expect(screen.queryByText(done)).toBeNull();
  await user.type(password, "correct horse");
  await user.click(screen.getByRole("button", { name: t("secondStep.confirm.submit") }));
  await screen.findByText(done);
  expect(answers).toEqual([]);
});
