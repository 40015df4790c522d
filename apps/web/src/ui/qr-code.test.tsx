import { expect, test } from "vitest";
import { screen, show } from "../../test/show.tsx";
import { QrCode } from "./qr-code.tsx";

const address = "https://colophon.example/verify/RSF-7K2M9QX4T";

test("a certificate’s code is black on white, 100 pixels wide, of level H, and has no margin", () => {
  show(<QrCode text={address} label="code" />);
  const code = screen.getByRole("img", { name: "code" });
  expect([code.getAttribute("width"), code.getAttribute("height")]).toEqual(["100", "100"]);
  expect(code.parentElement?.className).toContain("bg-white");
  const path = code.querySelector("path");
  expect(path?.getAttribute("fill")).toBe("black");
  const black = new Set(path?.getAttribute("d")?.match(/\d+ \d+(?=h)/g));
  expect(levelOf(black)).toBe("H");
  expect(hasFinders(black, Number(code.getAttribute("viewBox")?.split(" ").at(-1)))).toBe(true);
});

test("a code of level M is told apart", () => {
  show(<QrCode text={address} label="code" level="M" width={200} />);
  const code = screen.getByRole("img", { name: "code" });
  expect(code.getAttribute("width")).toBe("200");
  expect(
    levelOf(
      new Set(
        code
          .querySelector("path")
          ?.getAttribute("d")
          ?.match(/\d+ \d+(?=h)/g),
      ),
    ),
  ).toBe("M");
});

/** The level as a reader finds it: the first two format bits, in row 8, masked with 10 (ISO/IEC 18004, 7.9). */
function levelOf(black: Set<string>): string | undefined {
  const masked = [!black.has("0 8"), black.has("1 8")];
  return { "false,true": "L", "false,false": "M", "true,true": "Q", "true,false": "H" }[String(masked)];
}

/** Whether the three large squares touch the edges of the drawing: nothing is around the code. */
const hasFinders = (black: Set<string>, size: number): boolean =>
  [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ].every(([x = 0, y = 0]) =>
    Array.from({ length: 7 }, (_, at) => at).every(
      (at) => black.has(`${x + at} ${y}`) && black.has(`${x} ${y + at}`),
    ),
  );
