import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { ProfileImage } from "./profile-image.tsx";

const megabyte = 1024 * 1024;
const sent = vi.fn<(file: File) => Promise<{ profile_image_url: string }>>();
vi.mock("./upload-image.ts", () => ({ uploadImage: (file: File) => sent(file) }));

const input = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t("profile:imageChoose")}`));
const types = ["image/jpeg", "image/png", "image/gif", "image/webp"];

test.each(types)("a picture of the type %s, of 5 MB, is sent", async (type) => {
  sent.mockReset().mockResolvedValue({ profile_image_url: "/api/images/me" });
  const { user } = showWithApi(<ProfileImage name="Ana" url={null} />, {});
  await user.upload(input(), new File([new Uint8Array(5 * megabyte)], "me", { type }));
  await screen.findByText(t("profile:imageSaved"));
  expect(sent).toHaveBeenCalledOnce();
});

test.each([
  ["image/svg+xml", 1, "profile:imageTypeError"],
  ["application/pdf", 1, "profile:imageTypeError"],
  ["image/png", 5 * megabyte + 1, "profile:imageSizeError"],
] as const)("a file of the type %s and %i bytes isn't sent, and why is said", async (type, size, key) => {
  sent.mockReset();
  showWithApi(<ProfileImage name="Ana" url={null} />, {});
  // A dropped file is of any type, whatever the input accepts.
  await userEvent
    .setup({ applyAccept: false })
    .upload(input(), new File([new Uint8Array(size)], "me", { type }));
  await screen.findByText(t(key), { exact: false });
  expect(sent).not.toHaveBeenCalled();
});

test("the browser offers the same types", () => {
  showWithApi(<ProfileImage name="Ana" url={null} />, {});
  expect(input().accept.split(",")).toEqual(types);
});
