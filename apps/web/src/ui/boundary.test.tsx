import { expect, test, vi } from "vitest";
import { screen, show } from "../../test/show.tsx";
import { Boundary } from "./boundary.tsx";

function Breaking(): never {
  throw new RangeError("Invalid time value");
}

test("what can’t be drawn leaves the rest of the page as it is", () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  show(
    <>
      <p>Before</p>
      <Boundary fallback={<p>Not shown</p>}>
        <Breaking />
      </Boundary>
      <Boundary fallback={<p>Not shown either</p>}>
        <p>Whole</p>
      </Boundary>
    </>,
  );
  for (const text of ["Before", "Not shown", "Whole"]) screen.getByText(text);
  expect(screen.queryByText("Not shown either")).toBeNull();
});
