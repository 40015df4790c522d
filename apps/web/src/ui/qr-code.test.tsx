import { expect, test } from "vitest";
import { screen, show } from "../../test/show.tsx";
import { QrCode } from "./qr-code.tsx";

// Specification section 9: 100 pixels, level H, black on white, no margin of its own.
test("a certificate’s code is 100 pixels wide, at level H, black on white", () => {
  show(<QrCode text="https://colophon.example/verify/RSF-7K2M9QX4T" label="the code" />);
  const code = screen.getByRole("img", { name: "the code" });
  expect([code.getAttribute("width"), code.getAttribute("height")]).toEqual(["100", "100"]);
  const path = code.querySelector("path");
  expect(path?.getAttribute("fill")).toBe("black");
  expect(code.parentElement?.className).toContain("bg-white");
  // The finder pattern begins at the edge; the level is in the first two modules of the format (ISO/IEC 18004, 7.9).
  const black = path?.getAttribute("d") ?? "";
  expect(["M0 0h1", "M6 8h1", "M0 8h1", "M1 8h1"].map((module) => black.includes(module))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
