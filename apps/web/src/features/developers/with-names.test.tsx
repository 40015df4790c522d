import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { WithNames } from "./with-names.tsx";

test.each([
  ["Two headers: “RateLimit” and “RateLimit-Policy”.", ["“RateLimit”", "“RateLimit-Policy”"]],
  ["avec la même «\u202fIdempotency-Key\u202f» : une fois", ["«\u202fIdempotency-Key\u202f»"]],
  ["«RateLimit» و«RateLimit-Policy».", ["«RateLimit»", "«RateLimit-Policy»"]],
  ["プログラム用の「code」と、人が読むための文", ["「code」"]],
  ["No name at all.", []],
])("each name of %s is in one piece with its quotation marks", (sentence, pieces) => {
  const { container } = render(<WithNames>{sentence}</WithNames>);
  expect(container.textContent).toBe(sentence);
  const spans = [...container.querySelectorAll("span")];
  expect(spans.map(({ textContent }) => textContent)).toEqual(pieces);
  expect(spans.every((span) => span.querySelector("bdi[dir=ltr]") !== null)).toBe(true);
});
