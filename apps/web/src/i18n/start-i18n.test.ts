import { expect, test, vi } from "vitest";

vi.stubGlobal("__LOCALES__", { languages: ["en"], version: "test" });
const { isFreeConnection } = await import("./start-i18n.ts");
vi.unstubAllGlobals();

test.each([
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "4g", type: "wifi" }, true],
  [{ effectiveType: "4g", type: "cellular" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "3g" }, false],
  [undefined, false],
])("a connection of %o may load every language: %j", (connection, expected) =>
  expect(isFreeConnection({ ...(connection && { connection }) })).toBe(expected),
);
