import type { Locator, Page } from "@playwright/test";
import type { Account } from "./steps.ts";

type How = "click" | "check" | { fill: string } | { select: string } | { files: Files };
type Files = Parameters<Locator["setInputFiles"]>[0];

export interface Acts {
  act: (control: Locator, how: How) => Promise<void>;
  /** Clicks the button of this name. */
  press: (name: string) => Promise<void>;
  /** Follows the link of this name. */
  follow: (name: string) => Promise<void>;
  /** Opens an address that somebody was given: a click or a scan. */
  open: (address: string) => Promise<void>;
  signUp: (account: Account) => Promise<void>;
  /** How many there were so far. */
  acts: () => number;
}

/** Counts what a person does: each click, choice, filled field and choice or drop of files is one act. Waiting is none. */
export function countActs(page: Page): Acts {
  let acts = 0;
  const act = async (control: Locator, how: How) => {
    acts++;
    if (how === "click" || how === "check") await control[how]();
    else if ("fill" in how) await control.fill(how.fill);
    else if ("files" in how) await control.setInputFiles(how.files);
    else await control.selectOption(how.select);
  };
  const press = async (name: string) => act(page.getByRole("button", { name, exact: true }), "click");
  return {
    act,
    press,
    follow: async (name) => act(page.getByRole("link", { name, exact: true }), "click"),
    open: async (address) => {
      acts++;
      await page.goto(address);
    },
    signUp: async ({ name, email, password }) => {
      await act(page.getByLabel("Full name"), { fill: name });
      await act(page.getByLabel("Email"), { fill: email });
      await act(page.getByLabel("Password"), { fill: password });
      await press("Sign up");
    },
    acts: () => acts,
  };
}
