import type { ProfileFields } from "@colophon/api";
import { expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, waitFor } from "../../../test/show.tsx";
import { PersonalForm } from "./personal-form.tsx";

const saved: ProfileFields = {
  full_name: "Ana Ramírez",
  professional_title: "",
  bio: "",
  website_url: "",
  address: { line1: "", line2: "", city: "", province: "", postal_code: "", country: "" },
  profile_visibility: "private",
};
const field = (name: "fullName" | "professionalTitle" | "bio" | "website") =>
  screen.getByLabelText<HTMLInputElement>(
    new RegExp(`^${t(name === "website" ? "person.website" : `profile:${name}`)}`),
  );
const save = () => screen.getByRole("button", { name: t("profile:save") });

test("a URL is sent with its scheme, even if the user leaves it out", async () => {
  const answer = vi.fn<(sent: ProfileFields) => unknown>((sent) => ({ ...sent, profile_image_url: null }));
  const { user } = showWithApi(<PersonalForm saved={saved} />, { "/api/user/profile": answer });
  await user.type(field("website"), " ana.example ");
  await user.click(save());
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(answer.mock.lastCall?.[0]).toEqual({ ...saved, website_url: "https://ana.example" });
});

test("changes are unsaved until the form is saved", async () => {
  const { user } = showWithApi(<PersonalForm saved={saved} />, {
    "/api/user/profile": (sent: ProfileFields) => ({ ...sent, profile_image_url: null }),
  });
  expect(screen.queryByText(t("profile:unsaved"))).toBeNull();
  await user.type(field("bio"), "Harbours.");
  expect(screen.getByRole("status").textContent).toBe(t("profile:unsaved"));
  await user.click(save());
  await screen.findByText(t("profile:saveSuccess"));
});

test("beside each field is its visibility, as chosen below", async () => {
  const { user } = showWithApi(<PersonalForm saved={saved} />, {});
  expect(screen.getAllByText(t("profile:seen.onlyYou"))).toHaveLength(3);
  await user.click(screen.getByRole("radio", { name: /^Public/ }));
  expect(screen.queryByText(t("profile:seen.onlyYou"))).toBeNull();
  expect(screen.getAllByText(t("profile:seen.everyone"))).toHaveLength(4);
});

test("a refusal is shown at its field, and disappears once that is edited", async () => {
  const refused = Response.json(
    {
      code: "validation_failed",
      error: "",
      fields: { full_name: "required", website_url: "invalid" },
    },
    { status: 400 },
  );
  const { user } = showWithApi(<PersonalForm saved={saved} />, { "/api/user/profile": refused });
  await user.click(save());
  const describe = (name: "fullName" | "website") =>
    (field(name).getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ");
  await waitFor(() => expect(describe("fullName")).toContain(t("field.required")));
  expect(describe("website")).not.toBe(t("profile:seen.onlyYou"));
  await user.type(field("fullName"), "!");
  expect(describe("fullName")).not.toContain(t("field.required"));
});

test("a failure says what was attempted and why it failed, and keeps the input", async () => {
  const { user } = showWithApi(<PersonalForm saved={saved} />, {
    "/api/user/profile": refusal("internal_error"),
  });
  await user.type(field("professionalTitle"), "Novelist");
  await user.click(save());
  await screen.findByText(
    t("failure.attempt", { attempt: t("profile:saveError"), reason: t("failure.internal_error") }),
  );
  expect(field("professionalTitle").value).toBe("Novelist");
});
