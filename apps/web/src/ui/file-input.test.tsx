import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { screen, show, t } from "../../test/show.tsx";
import { FileInput } from "./file-input.tsx";

const files = ["one.jpg", "two.jpg", "three.jpg"].map((name) => new File([name], name));

function showInput(isMultiple: boolean) {
  const onFile = vi.fn<(file: File) => void>();
  show(<FileInput label="Choose" hint="" isMultiple={isMultiple} onFile={onFile} />);
  return onFile;
}

test("if several files are dropped on a single input, the first is taken, and this is announced", () => {
  const onFile = showInput(false);
  fireEvent.drop(screen.getByLabelText(/^Choose/), { dataTransfer: { files } });
  expect(onFile.mock.calls).toEqual([[files[0], 3]]);
  screen.getByText(t("file.onlyOne", { name: "one.jpg", count: 3 }));
});

test("all chosen files are taken if several are allowed", async () => {
  const onFile = showInput(true);
  fireEvent.change(screen.getByLabelText(/^Choose/), { target: { files } });
  expect(onFile.mock.calls.map(([file]) => file.name)).toEqual(["one.jpg", "two.jpg", "three.jpg"]);
});
