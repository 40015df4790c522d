// @vitest-environment happy-dom
import i18n, { type InitOptions } from "i18next";
import { expect, test, vi } from "vitest";

vi.stubGlobal("__LOCALES__", { languages: ["en"], version: "test" });
const { isFreeConnection, startI18n } = await import("./start-i18n.ts");
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

// Specification section 9, to the letter.
test("texts are loaded again up to 5 times, first after 350 ms, at most 10 at once; the fallback is English", async () => {
  const init = vi.spyOn(i18n, "init").mockResolvedValue(i18n.t);
  for (const name of ["use", "on"] as const) vi.spyOn(i18n, name).mockReturnThis();
  await startI18n();
  expect(init).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining<InitOptions>({
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      fallbackLng: "en",
      supportedLngs: ["en"],
    }),
  );
  vi.restoreAllMocks();
});
