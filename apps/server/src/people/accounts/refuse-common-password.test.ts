import { expect, test } from "vitest";
import { AppError } from "../../base/errors.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";

const owner = { email: "ada.byron@writers.example", name: "Ada Byron Lovelace" };

test.each([
  "password123",
  "PASSWORD123",
  "qwertyuiop",
  "Passw0rd123",
  "P@ssw0rd123",
  "changeme123",
  "letmein1234",
  "Welcome2024!",
  "princess123",
  "ｐａｓｓｗｏｒｄ１２３",
  "ada.byron@writers.example",
  "Ada Byron Lovelace",
  "adabyronlovelace",
])("%s is tried first, and refused", (password) => {
  expect(() => refuseCommonPassword(password, owner, "new_password")).toThrow(
    new AppError("validation_failed", { fields: { new_password: "too_common" } }),
  );
});

test.each(["a long enough secret", "password123 of mine", "1234 dragons fly", "# Those of at least"])(
  "%s is taken",
  (password) => {
    expect(() => refuseCommonPassword(password, owner)).not.toThrow();
  },
);
