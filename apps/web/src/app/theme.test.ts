import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const theme = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");

/** The colours of both themes by name, as `[light, dark]`. */
const colors = new Map(
  [...theme.matchAll(/--color-(\w+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, [light, dark]] as const,
  ),
);

const texts = ["ink", "muted", "navy", "gold", "link", "valid", "pending", "invalid"];
const grounds = ["paper", "raised"];

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("%s", (_, scheme) => {
  const colorOf = (name: string): string => colors.get(name)?.[scheme] ?? "";

  test.each(grounds.flatMap((ground) => texts.map((text) => [text, ground])))(
    "%s on %s is legible: WCAG 2.2, level AA",
    (text = "", ground = "") => {
      expect(contrast(colorOf(text), colorOf(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

/** Contrast of two colours, `#rrggbb`: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
