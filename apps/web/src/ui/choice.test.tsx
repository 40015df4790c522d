import { useState } from "react";
import { expect, test, vi } from "vitest";
import { screen, show } from "../../test/show.tsx";
import { Checkbox, ChoiceGroup, RadioGroup, Switch } from "./choice.tsx";

const ignore = () => undefined;

test("a checkbox is ticked by its label and by the keyboard, and shows its error", async () => {
  const onChange = vi.fn<(isChecked: boolean) => void>();
  const { user, rerender } = show(
    <Checkbox label="I certify" error="Please tick this." isChecked={false} onChange={onChange} required />,
  );
  const box = screen.getByRole<HTMLInputElement>("checkbox", {
    name: /^I certify/,
    description: "Please tick this.",
    checked: false,
  });
  expect([box.required, box.getAttribute("aria-invalid")]).toEqual([true, "true"]);
  await user.click(screen.getByText(/^I certify/));
  rerender(<Checkbox label="I certify" isChecked onChange={onChange} />);
  screen.getByRole("checkbox", { name: "I certify", checked: true }).focus();
  await user.keyboard(" ");
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test("a switch has its own name, whatever is beside it", async () => {
  const onChange = vi.fn<(isOn: boolean) => void>();
  const { user } = show(<Switch label="Public" name="Moth: public" isOn onChange={onChange} />);
  await user.click(screen.getByRole("switch", { name: "Moth: public", checked: true }));
  expect(onChange.mock.calls).toEqual([[false]]);
});

function Agent() {
  const [value, setValue] = useState("no");
  const options = [
    { value: "no", label: "No" },
    { value: "yes", label: "Yes", hint: "Somebody acts for you." },
  ];
  return <RadioGroup label="Have you an agent?" options={options} value={value} onChange={setValue} />;
}

test("one radio of a group is chosen, also by the arrow keys", async () => {
  const { user } = show(<Agent />);
  const group = screen.getByRole("group", { name: /^Have you an agent\?/ });
  const [no, yes] = screen.getAllByRole("radio");
  expect([no, yes].every((radio) => group.contains(radio ?? null))).toBe(true);
  const chosen = () => screen.getByRole("radio", { checked: true });
  expect(chosen()).toBe(no);
  await user.click(screen.getByText("Somebody acts for you."));
  expect(chosen()).toBe(yes);
  await user.keyboard("{ArrowUp}");
  expect(chosen()).toBe(no);
});

test("two groups of radios are independent", async () => {
  const { user } = show(
    <>
      <Agent />
      <Agent />
    </>,
  );
  const [first] = screen.getAllByRole("radio", { name: /^Yes/ });
  if (first) await user.click(first);
  expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a group is described by its error", () => {
  show(
    <ChoiceGroup label="Kinds" error="Please choose one." isRequired>
      <Checkbox label="Literary" isChecked={false} onChange={ignore} />
    </ChoiceGroup>,
  );
  screen.getByRole("group", { name: /^Kinds/, description: /Please choose one\./ });
  expect(screen.getAllByText("Please choose one.")).toHaveLength(1);
});
