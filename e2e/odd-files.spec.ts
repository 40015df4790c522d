import { appendFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { arrive } from "./steps.ts";

/** As a page makes it: a disk would refuse some names. */
interface Odd {
  name: string;
  content: string;
}

async function choose(page: Page, files: Odd[]): Promise<void> {
  await page.getByLabel("Choose a file").evaluate((input: HTMLInputElement, chosen) => {
    const data = new DataTransfer();
    for (const { name, content } of chosen) data.items.add(new File([content], name));
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, files);
}

const plain = { name: "a.txt", content: "a" };

/** What is said of each; beside it stays what was chosen with it. */
const cases: [what: string, files: Odd[], said: string | RegExp][] = [
  ["an empty file", [plain, { name: "b.txt", content: "" }], /^This file is empty\./],
  [
    "two files of one name",
    [plain, { ...plain, content: "bb" }],
    "Same name as file 1, but different contents",
  ],
  ["two of the same contents", [plain, { ...plain, name: "b.txt" }], "Same contents as file 1"],
  ["a name that turns round", [plain, { name: "photo\u202Egpj.exe", content: "b" }], "photogpj.exe"],
  ["a name with a line of its own", [plain, { name: "b\n\u2028c\u0000.txt", content: "b" }], /^b.*c.*\.txt$/],
  ["a name with slashes", [plain, { name: "../../etc/b.txt", content: "b" }], /b\.txt$/],
  ["a name that is too long", [plain, { name: "b".repeat(501), content: "b" }], "This is too long."],
];

for (const [index, [what, files, said]] of cases.entries())
  test(`of ${what} the list says what it is, and keeps the others${index > 0 ? " @long" : ""}`, async ({
    page,
  }) => {
    await arrive(page);
    await page.goto("/register-ip");
    await choose(page, files);
    const grid = page.getByRole("grid", { name: "Files" });
    await expect(grid).toHaveAttribute("aria-rowcount", String(files.length));
    await expect(grid.getByRole("row").getByText(said).first()).toBeVisible();
    await expect(grid.getByRole("row").getByText(plain.name, { exact: true }).first()).toBeVisible();
    // Nothing in a name turns or hides what is around it.
    expect(await grid.innerText()).not.toMatch(/[\u202A-\u202E\u2028\u2029\0]/);
  });

test("a file that another program writes to is said to be unread, and can be read again @long", async ({
  page,
}) => {
  const folder = makeTemporaryFolder("colophon-files-");
  const paths = Array.from({ length: 20 }, (_, at) => join(folder, `${String(at).padStart(2, "0")}.bin`));
  // Long enough to read that the last one changes before its turn; they take no room on the disk.
  for (const path of paths) {
    writeFileSync(path, path);
    truncateSync(path, 100_000_000);
  }
  const last = join(folder, "99.txt");
  writeFileSync(last, "once");
  await arrive(page);
  await page.goto("/register-ip");
  await page.getByLabel("Choose a file").setInputFiles([...paths, last]);
  const grid = page.getByRole("grid", { name: "Files" });
  await expect(grid).toHaveAttribute("aria-rowcount", "21");
  appendFileSync(last, ", and again");
  await grid.locator('[role=row][tabindex="0"]').focus();
  await page.keyboard.press("End");
  const row = grid.locator('[aria-rowindex="21"]');
  await expect(row.getByText(/^(We couldn’t read this file|This file changed)/)).toBeVisible({
    timeout: 120_000,
  });
  await expect(row.getByRole("button", { name: /^Read again/ })).toBeVisible();
  await expect(grid.getByText(/We couldn’t read|This file changed/)).toHaveCount(1);
});
