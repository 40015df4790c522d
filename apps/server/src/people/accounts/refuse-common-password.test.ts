import { expect, test } from "vitest";
import { AppError } from "../../base/errors.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";

const owner = { email: "ada.byron@writers.example", name: "Ada Byron Lovelace" };

test.each([
  "password123",
  "PASSWORD123",
  "qwertyuiop",
  "ｐａｓｓｗｏｒｄ１２３",
  "ada.byron@writers.example",
  "Ada Byron Lovelace",
  "adabyronlovelace",
])("%s is tried first, and refused", (password) => {
  expect(() => refuseCommonPassword(password, owner, "new_password")).toThrow(
    new AppError("validation_failed", { fields: { new_password: "too_common" } }),
  );
});

test.each(["a long enough secret", "password123 of mine", "# Those of at least"])(
  "%s is taken",
  (password) => {
    expect(() => refuseCommonPassword(password, owner)).not.toThrow();
  },
);
