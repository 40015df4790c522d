import { useState } from "react";
import { expect, test } from "vitest";
import { screen, show } from "../../test/show.tsx";
import { Select, TextArea, TextField } from "./field.tsx";
import { Form } from "./form.tsx";

const ignore = () => undefined;

test.each([
  ["a field", "textbox", TextField],
  ["a larger one", "textbox", TextArea],
  ["a choice of many", "combobox", Select],
] as const)(
  "%s has its label as its name, and its hint and what is wrong as its description",
  (_, role, Field) => {
    const field = (error?: string) => (
      <Field label="Title" hint="As printed." error={error} value="" onChange={ignore} required />
    );
    const { rerender } = show(field());
    const good = screen.getByRole<HTMLInputElement>(role, { name: /^Title/, description: "As printed." });
    expect(good.required).toBe(true);
    expect(good.getAttribute("aria-invalid")).toBeNull();

    rerender(field("This is too long."));
    const description = "As printed. This is too long.";
    const refused = screen.getByRole(role, { name: /^Title/, description });
    expect(refused.getAttribute("aria-invalid")).toBe("true");
  },
);

test("two fields with the same label have separate descriptions", () => {
  show(
    <>
      <TextField label="Name" hint="One." value="" onChange={ignore} />
      <TextField label="Name" hint="Two." value="" onChange={ignore} />
    </>,
  );
  const described = ["One.", "Two."].map((description) => screen.getByRole("textbox", { description }));
  expect(new Set(described).size).toBe(2);
});

function AskedTwice() {
  const [refusal, setRefusal] = useState<object>();
  const [title, setTitle] = useState("");
  const error = refusal && title === "" ? "Please fill this in." : undefined;
  return (
    <Form className="" refusal={refusal} onSubmit={() => setRefusal({})}>
      <TextField label="Name" value="" onChange={ignore} />
      <TextField
        label="Title"
        error={error}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField label="Place" error={error} value="" onChange={ignore} />
      <button type="submit">Send</button>
    </Form>
  );
}

test("the first refused field takes the focus at every attempt, and its error goes when it is filled in", async () => {
  const { user } = show(<AskedTwice />);
  const send = screen.getByRole("button", { name: "Send" });
  const title = screen.getByRole("textbox", { name: "Title" });
  for (let tries = 0; tries < 2; tries++) {
    await user.click(send);
    expect(document.activeElement).toBe(title);
    expect(screen.getAllByText("Please fill this in.")).toHaveLength(2);
  }
  await user.keyboard("A");
  expect(title).toHaveProperty("value", "A");
  expect(screen.queryAllByText("Please fill this in.")).toEqual([]);
});
