import { beforeEach, expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { readDevice } from "../../lib/session/device.ts";
import { ConfirmDevice } from "./confirm-device.tsx";

beforeEach(() => localStorage.clear());

const confirm = () => screen.getByRole("button", { name: t("login.device.confirm") });

test("the click makes the browser known, which stores its token", async () => {
  const { user } = showWithApi(<ConfirmDevice token="a-token" />, {
    "/api/auth/devices/confirm": { device: "a-secret" },
  });
  expect(readDevice()).toBeUndefined();
  await user.click(confirm());
  await expect.poll(readDevice).toBe("a-secret");
});

test("an expired link says so, and stores nothing", async () => {
  const { user } = showWithApi(<ConfirmDevice token="a-token" />, {
    "/api/auth/devices/confirm": refusal("device_link_invalid"),
  });
  await user.click(confirm());
  await screen.findByText(t("failure.device_link_invalid"));
  expect(readDevice()).toBeUndefined();
});
