import { expect, test } from "vitest";
import { apiErrors } from "./index.ts";

// The browser tells by the status, not by the code, that there is nothing yet (specification sections 4 and 8).
test.each(["not_found", "certificate_not_found", "wallet_not_connected"] as const)("%s is a 404", (code) =>
  expect(apiErrors[code].status).toBe(404),
);

test("every failure has a status of its own kind and a sentence", () => {
  for (const { status, error } of Object.values(apiErrors)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(error).toMatch(/^[A-Z].*\.$/);
  }
});
