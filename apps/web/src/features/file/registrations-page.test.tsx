import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { longDateTime } from "../../lib/text/format.ts";
import { RegistrationsPage } from "./registrations-page.tsx";

// The address of a test names no file.
const address = "/api/files//registrations";
const registration = (number: number, provenAt: string | null, status = "valid") => ({
  certificateId: `RSF-00000000${number}`,
  title: `Work ${number}`,
  creatorName: "Ada Lovelace",
  registrationDate: "2026-11-20T10:31:07.000Z",
  provenAt,
  status,
});

test("registrations are in the register's order, each with the proof of its time; unlisted ones are counted", async () => {
  const provenAt = "2026-11-20T11:00:00.000Z";
  showWithApi(<RegistrationsPage />, {
    [address]: { listed: [registration(2, provenAt), registration(1, null, "superseded")], unlisted: 3 },
  });
  const [first, second, ...others] = await screen.findAllByRole("listitem");
  expect(others).toEqual([]);
  expect(first?.textContent).toContain("Work 2");
  expect(first?.textContent).toContain(t("rivals.proven", { time: longDateTime("en", provenAt) }));
  expect(second?.textContent).toContain(t("rivals.notProven"));
  expect(second?.textContent).toContain(t("status.superseded"));
  screen.getByText(t("rivals.text"));
  screen.getByText(t("rivals.unlisted", { count: 3 }));
});

test("an unregistered file, and an invalid fingerprint, are reported", async () => {
  const { unmount } = showWithApi(<RegistrationsPage />, { [address]: { listed: [], unlisted: 0 } });
  expect(await screen.findByRole("heading", { name: t("rivals.none.title") })).toBeDefined();
  unmount();
  showWithApi(<RegistrationsPage />, { [address]: refusal("validation_failed") });
  expect(await screen.findByText(t("rivals.notAFingerprint"))).toBeDefined();
});
