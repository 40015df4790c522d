import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { PersonalTab } from "./personal-tab.tsx";

const profile = {
  full_name: "Ana Ramírez",
  professional_title: "",
  bio: "",
  website_url: "",
  address: { line1: "", line2: "", city: "", province: "", postal_code: "", country: "" },
  profile_visibility: "private",
  profile_image_url: null,
};

test("the tab has the picture, the personal info and the privacy settings", async () => {
  showWithApi(<PersonalTab />, { "/api/user/profile": profile });
  for (const title of ["profile:image", "profile:personal", "profile:privacy"] as const)
    expect(await screen.findByRole("heading", { name: t(title) })).toBeDefined();
  for (const option of ["private", "public", "selective"] as const)
    expect(
      screen.getByRole("radio", { name: new RegExp(`^${t(`profile:visibilityOption.${option}.label`)}`) }),
    ).toBeDefined();
});

test("the name is required, the website is a URL, and the biography has four rows", async () => {
  showWithApi(<PersonalTab />, { "/api/user/profile": profile });
  const field = (name: "fullName" | "website" | "bio") =>
    screen.findByLabelText<HTMLInputElement>(
      new RegExp(`^${t(name === "website" ? "person.website" : `profile:${name}`)}`),
    );
  expect((await field("fullName")).required).toBe(true);
  expect(await field("website")).toMatchObject({ type: "url", placeholder: "https://" });
  expect((await field("bio")).getAttribute("rows")).toBe("4");
});

test("a profile that couldn't be loaded can be requested again", async () => {
  showWithApi(<PersonalTab />, { "/api/user/profile": refusal("internal_error") });
  await screen.findByText(t("profile:loadError"), { exact: false });
  expect(screen.getByRole("button", { name: t("common.retry") })).toBeDefined();
});
