import { beforeEach, expect, test } from "vitest";
import { makeUser } from "../../../test/make-user.ts";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, waitFor } from "../../../test/show.tsx";
import { queryClient } from "../../lib/api/query-client.ts";
import { ExportData } from "./export-data.tsx";
import { SecondFactors } from "./second-factors.tsx";

beforeEach(() => queryClient.clear());

const none = { passkeys: [], totp: null, recoveryCodesLeft: 0, recovery: null };
const phone = {
  id: "5b3c1f4e-0000-4000-8000-000000000000",
  name: "My phone",
  createdAt: "2026-11-22T10:00:00Z",
  lastUsedAt: null,
  isBlocked: false,
};
const button = (name: string) => screen.getByRole("button", { name });
const codes = Array.from({ length: 10 }, (_, place) => `AAAA-BBBB-CCCC-DDD${place}`);

test("without any factors, there is an offer and no warning", async () => {
  showWithApi(<SecondFactors user={makeUser()} />, { "/api/user/factors": none });
  await screen.findByRole("button", { name: t("secondStep.app.add") });
  expect(screen.getByText(t("secondStep.offer"))).toBeDefined();
  expect(screen.queryByText(t("secondStep.codes.title"))).toBeNull();
});

test("an unconfirmed address has to be confirmed first", async () => {
  const user = makeUser({ emailConfirmed: false });
  showWithApi(<SecondFactors user={user} />, { "/api/user/factors": none });
  await screen.findByText(t("secondStep.needsAddress"));
  expect(screen.queryByRole("button", { name: t("secondStep.app.add") })).toBeNull();
});

test("after re-authentication, an app is set up with its first code, and recovery codes are shown once", async () => {
  let isConfirmed = false;
  const { user } = showWithApi(<SecondFactors user={makeUser()} />, {
    "/api/user/factors": none,
    "/api/auth/confirm/challenge": { methods: ["password"], challenge: "x" },
    "/api/auth/confirm": () => {
      isConfirmed = true;
      return { token: "another" };
    },
    "/api/user/totp": (sent: { code?: string } | undefined) => {
      if (!isConfirmed) return refusal("confirmation_needed");
      if (sent === undefined)
        return { secret: "ABCDEFGH", uri: "otpauth://totp/Colophon:ana?secret=ABCDEFGH" };
      return sent.code === "123456" ? { recoveryCodes: codes } : refusal("new_code_wrong");
    },
  });
  await user.click(await screen.findByRole("button", { name: t("secondStep.app.add") }));
  await screen.findByRole("heading", { name: t("secondStep.confirm.title") });
  await user.type(
    await screen.findByLabelText(new RegExp(`^${t("account.password.present")}`)),
    "correct horse",
  );
  await user.click(button(t("secondStep.confirm.submit")));

  const code = await screen.findByLabelText(new RegExp(`^${t("secondStep.app.code")}`));
  expect(screen.getByText("ABCD EFGH")).toBeDefined();
  expect(screen.getByRole("img", { name: t("secondStep.app.qr") })).toBeDefined();
  await user.type(code, "000000");
  await user.click(button(t("secondStep.app.confirm")));
  await screen.findByText(t("failure.new_code_wrong"));
  await user.clear(code);
  await user.type(code, "123456");
  await user.click(button(t("secondStep.app.confirm")));
  await screen.findByRole("heading", { name: t("secondStep.codes.keep") });
  for (const each of codes) expect(screen.getByText(each)).toBeDefined();
  await user.click(button(t("secondStep.codes.done")));
  await waitFor(() => expect(screen.queryByText(codes[0] ?? "")).toBeNull());
});

test("the list shows the factors, which are blocked, and when few codes are left", async () => {
  const factors = {
    ...none,
    passkeys: [phone, { ...phone, id: phone.id.replace("5b", "6b"), name: "Old key", isBlocked: true }],
    recoveryCodesLeft: 3,
  };
  showWithApi(<SecondFactors user={makeUser({ hasSecondFactor: true })} />, { "/api/user/factors": factors });
  await screen.findByText("My phone");
  expect(screen.getByText(t("secondStep.on"))).toBeDefined();
  expect(screen.getAllByText(t("secondStep.passkey.blocked"))).toHaveLength(1);
  expect(screen.getByText(t("secondStep.codes.few"))).toBeDefined();
  expect(button(t("secondStep.passkey.removeOf", { name: "Old key" }))).toBeDefined();
});

test("a pending recovery of lost factors is shown to the logged-in user, who can cancel it", async () => {
  let recovery: object | null = { readyAt: "2026-11-26T10:00:00Z", endsAt: "2026-12-03T10:00:00Z" };
  const { user } = showWithApi(<SecondFactors user={makeUser({ hasSecondFactor: true })} />, {
    "/api/user/factors": () => ({ ...none, passkeys: [phone], recoveryCodesLeft: 10, recovery }),
    "/api/auth/recovery": () => {
      recovery = null;
      return new Response(null, { status: 204 });
    },
  });
  await user.click(await screen.findByRole("button", { name: t("secondStep.recovery.cancel") }));
  await expect.poll(() => recovery).toBeNull();
});

test("an export without re-authentication says that nothing has happened", async () => {
  const { user } = showWithApi(<ExportData />, {
    "/api/user/export.zip": refusal("confirmation_needed"),
    "/api/auth/confirm/challenge": { methods: ["password"], challenge: "x" },
  });
  await user.click(button(t("account.export.download")));
  await user.click(await screen.findByRole("button", { name: t("common.cancel") }));
  expect(await screen.findByText(t("secondStep.confirm.canceled"))).toBeDefined();
});
