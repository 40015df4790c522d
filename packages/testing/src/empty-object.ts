import { expect } from "vitest";

/** An object without properties, for `toMatchObject`, where `{}` is met by anything. */
export const emptyObject: unknown = expect.toSatisfy(
  (value: unknown) => typeof value === "object" && value !== null && Object.keys(value).length === 0,
);
