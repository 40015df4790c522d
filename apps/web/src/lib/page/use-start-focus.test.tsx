import { act, render } from "@testing-library/react";
import { useRef } from "react";
import { createMemoryRouter, Outlet, RouterProvider, useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { screen } from "../../../test/show.tsx";
import { useStartFocus } from "./use-start-focus.ts";

function Frame() {
  const main = useRef<HTMLElement>(null);
  useStartFocus(main);
  return (
    <main ref={main}>
      <Outlet />
    </main>
  );
}

function Wizard() {
  const [search] = useSearchParams();
  return (
    <>
      <h1 tabIndex={-1}>Register</h1>
      <h2 tabIndex={-1}>{`Step ${search.get("step") ?? "1"}`}</h2>
      <input name="title" />
    </>
  );
}

const heading = (name: string) => screen.getByRole("heading", { name });

function open() {
  const router = createMemoryRouter([
    {
      Component: Frame,
      children: [
        { path: "/", element: <h1 tabIndex={-1}>Home</h1> },
        { path: "/register-ip", Component: Wizard },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return (to: string, state?: unknown) => act(async () => router.navigate(to, { state }));
}

test("a page focuses its heading, a step its own, and the first page leaves the focus to the browser", async () => {
  const go = open();
  expect(document.activeElement).toBe(document.body);
  await go("/register-ip");
  expect(document.activeElement).toBe(heading("Register"));
  await go("/register-ip?step=2");
  expect(document.activeElement).toBe(heading("Step 2"));
});

test("the current step can start over, too, or at the requested field", async () => {
  const go = open();
  await go("/register-ip?step=1");
  act(() => (document.activeElement as HTMLElement).blur());
  await go("/register-ip?step=1");
  expect(document.activeElement).toBe(heading("Step 1"));
  await go("/register-ip?step=1", { path: "title" });
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

test("a question that changes the URL doesn't move the focus", async () => {
  const go = open();
  await go("/register-ip");
  const field = screen.getByRole("textbox");
  act(() => field.focus());
  await go("/register-ip?q=sea");
  expect(document.activeElement).toBe(field);
});
