import { useState } from "react";
import { expect, test, vi } from "vitest";
import { screen, show, t } from "../../test/show.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

function Leaving() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Leave</Button>
      {isOpen && (
        <Dialog
          title="Leave without saving?"
          onClose={() => setIsOpen(false)}
          action={<Button>Leave for good</Button>}
        >
          Two changes are not saved.
        </Dialog>
      )}
    </>
  );
}

test("a dialog is modal and named by its title; closing it is reported once", async () => {
  // The browser implements modality.
  const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  const { user } = show(<Leaving />);
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Leave" }));
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Leave without saving?" });
  expect(showModal.mock.contexts).toEqual([dialog]);
  expect(dialog.textContent).toContain("Two changes are not saved.");
  expect([...dialog.querySelectorAll("button")].map((button) => button.textContent)).toEqual([
    "Leave for good",
    t("common.close"),
  ]);
  await user.click(screen.getByRole("button", { name: t("common.close") }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("if closing is a choice, its button names it", () => {
  show(
    <Dialog title="Erase?" closeText="Keep it" onClose={() => undefined}>
      Nothing brings it back.
    </Dialog>,
  );
  expect(screen.getByRole("button").textContent).toBe("Keep it");
});
