import type { GivenFactor } from "@colophon/api";
import { afterEach, expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { readToken } from "../../lib/session/token.ts";
import { LoginForm } from "./login-form.tsx";
import { SecondStep } from "../../ui/second-step.tsx";

afterEach(() => localStorage.clear());

const code = () => screen.getByLabelText(new RegExp(`^${t("secondStep.ask.code")}`), { selector: "input" });
const goOn = () => screen.getByRole("button", { name: t("secondStep.ask.submit") });

async function typePassword({ user }: ReturnType<typeof showWithApi>): Promise<void> {
  await user.type(screen.getByLabelText(new RegExp(`^${t("login.email")}`)), "ana@example.org");
  await user.type(screen.getByLabelText(new RegExp(`^${t("login.password")}`)), "correct horse battery");
  await user.click(screen.getByRole("button", { name: t("login.submit") }));
}

const ask = (
  challenge: string,
  failure: "second_factor_required" | "wrong_code" = "second_factor_required",
) =>
  Response.json({ code: failure, error: "", challenge, methods: ["totp", "recovery_code"] }, { status: 401 });

test("after the password, a code is required; each attempt answers the newest challenge", async () => {
  const sent: GivenFactor[] = [];
  const page = showWithApi(<LoginForm />, {
    "/api/auth/login": (body: GivenFactor) => {
      sent.push(body);
      if (body.challenge === undefined) return ask("first");
      return body.code === "123456"
        ? { token: "a-token", device: "a-device", user: {} }
        : ask("next", "wrong_code");
    },
  });
  await typePassword(page);
  await screen.findByRole("heading", { name: t("secondStep.ask.title") });
  expect(readToken()).toBeNull();
  await page.user.type(code(), "000000");
  await page.user.click(goOn());
  await screen.findByText(t("failure.wrong_code"));
  await page.user.type(code(), "123456");
  expect(screen.queryByText(t("failure.wrong_code"))).toBeNull();
  await page.user.click(goOn());
  await expect.poll(readToken).toBe("a-token");
  expect(sent.map(({ challenge, code: given }) => [challenge, given])).toEqual([
    [undefined, undefined],
    ["first", "000000"],
    ["next", "123456"],
  ]);
});

test("a user who has lost all factors requests a link, with the typed password", async () => {
  const send = vi.fn<(sent: unknown) => Response>(() => new Response(null, { status: 204 }));
  const page = showWithApi(<LoginForm />, {
    "/api/auth/login": () => ask("first"),
    "/api/auth/recovery": send,
  });
  await typePassword(page);
  await page.user.click(await screen.findByText(t("secondStep.lost.open")));
  await page.user.click(screen.getByRole("button", { name: t("secondStep.lost.send") }));
  await screen.findByText(t("secondStep.lost.sent"));
  expect(send).toHaveBeenCalledWith({ email: "ana@example.org", password: "correct horse battery" });
});

test("nothing is sent without a code, and no passkey is offered where the browser has none", async () => {
  const onGive = vi.fn<(given: GivenFactor) => Promise<void>>();
  const asked = { challenge: "x", methods: ["passkey" as const, "recovery_code" as const] };
  const { user } = showWithApi(<SecondStep asked={asked} onGive={onGive} />, {});
  await user.click(goOn());
  expect(onGive).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: t("secondStep.ask.passkey") })).toBeNull();
  expect(screen.getByText(t("secondStep.ask.hintRecovery"))).toBeDefined();
});

test("a refusal without a challenge stays on this step", async () => {
  const page = showWithApi(<LoginForm />, { "/api/auth/login": refusal("invalid_credentials") });
  await typePassword(page);
  await screen.findByText(t("failure.invalid_credentials"));
  expect(screen.queryByRole("heading", { name: t("secondStep.ask.title") })).toBeNull();
});
