import { createHash, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { call } from "@colophon/api";
import { authorization, openAccount, register } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { expectAccessible, nextFrame } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { expectAfterTries, registerByApi } from "./steps.ts";
import { textsOf } from "./texts.ts";

const answer = {
  message: "Two works are about the sea.",
  results: [
    {
      id: "RSF-4K7Q2M9XT",
      title: "The Lighthouse Keeper",
      description: "A keeper finds letters that the sea returns.",
      reasons: ["the sea", "حارس"],
      creator: "Ada Winterbourne",
      profileId: "0190b7a2-5c1e-7000-8000-000000000001",
      type: "screenplay",
      year: 2026,
    },
    {
      id: "RSF-0AB4K7Q2M",
      title: "",
      description: "",
      reasons: [],
      creator: "A. W. Marsh",
      profileId: null,
      type: "book",
      year: 2025,
    },
  ],
  hasMore: false,
  suggestions: ["Only screenplays about the sea"],
};

/** Answers instead of the server, for tests of the page alone. */
async function answerWith(page: Page, json: object): Promise<void> {
  await page.route("**/api/chat/query", (route) => route.fulfill({ json }));
}

const box = (page: Page) => page.getByRole("searchbox", { name: "What do you want to explore?" });
const ask = (page: Page) => page.getByRole("button", { name: "Search", exact: true }).click();

test("an example fills the box, and the answer is a bibliography", async ({ page }) => {
  await answerWith(page, answer);
  await page.goto("/");
  for (const example of [
    "Find me some life style unscripted",
    "Give me some unrated works about mental health comics",
    "Find 3 similar works to Tomb Rider",
  ]) {
    await page.getByRole("button", { name: example }).click();
    await expect(box(page)).toHaveValue(example);
    await expect(box(page)).toBeFocused();
  }
  const sent = page.waitForRequest("**/api/chat/query");
  await page.keyboard.press("Enter");
  expect((await sent).postDataJSON()).toEqual({ query: "Find 3 similar works to Tomb Rider" });
  await expect(page.getByRole("status").filter({ hasText: answer.message })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Results Found:" })).toBeVisible();

  const entry = page.getByRole("listitem").filter({ hasText: "RSF-" });
  await expect(entry).toHaveCount(2);
  for (const text of ["Screenplay", "Ada Winterbourne", "2026", "Why it’s here:"])
    await expect(entry.first()).toContainText(text);
  await expect(page.getByRole("link", { name: "The Lighthouse Keeper" })).toHaveAttribute(
    "href",
    "/verify/RSF-4K7Q2M9XT",
  );
  await expect(page.getByRole("link", { name: "Ada Winterbourne" })).toHaveAttribute("href", /^\/creators\//);
  await expect(page.getByRole("link", { name: "A. W. Marsh" })).toHaveCount(0);
  await expect(entry.last()).toContainText("Untitled Work");
  await expect(entry.last()).toContainText("No description available");

  await page.getByRole("button", { name: "Only screenplays about the sea" }).click();
  await expect(box(page)).toHaveValue("Only screenplays about the sea");
  await expect(box(page)).toBeFocused();
  await expectAccessible(page);
});

test("a question is in the URL: it survives a reload and Back @long", async ({ page }) => {
  await answerWith(page, answer);
  await page.goto("/");
  await box(page).fill("  ");
  await ask(page);
  await expect(page).toHaveURL("/");
  await box(page).fill("the sea");
  await ask(page);
  await expect(page).toHaveURL("/?q=the+sea");
  await page.reload();
  await expect(box(page)).toHaveValue("the sea");
  await expect(page.getByText(answer.message)).toBeVisible();
  await box(page).fill("lighthouses");
  await ask(page);
  await expect(page).toHaveURL("/?q=lighthouses");
  // The URL comes first: who goes back before the page has changed would find the box as it was left.
  await expect(page).toHaveTitle(/lighthouses/);
  await page.goBack();
  await expect(box(page)).toHaveValue("the sea");
  await page.goBack();
  await expect(box(page)).toHaveValue("");
  await expect(page.getByText(answer.message)).toBeHidden();
});

test("another question may be asked while one is in flight, and only its answer is shown @long", async ({
  page,
}) => {
  const late = { message: "Too late.", results: [], hasMore: false, suggestions: [] };
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const { promise: given, resolve: give } = Promise.withResolvers<undefined>();
  await page.route("**/api/chat/query", async (route) => {
    const isFirst = route.request().postData()?.includes("mountains") ?? false;
    if (isFirst) await released;
    await route.fulfill({ json: isFirst ? late : answer }).catch(() => undefined);
    if (isFirst) give(undefined);
  });
  await page.goto("/");
  await box(page).fill("mountains");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Searching…")).toBeVisible();
  await box(page).fill("the sea");
  await page.keyboard.press("Enter");
  await expect(page.getByText(answer.message)).toBeVisible();
  release(undefined);
  await given;
  await nextFrame(page);
  await expect(page.getByText("Too late.")).toHaveCount(0);
  await expect(box(page)).toHaveValue("the sea");
});

test("an empty result says so, and offers the examples @long", async ({ page }) => {
  await answerWith(page, { message: "No work is about that.", results: [], hasMore: false, suggestions: [] });
  await page.goto("/?q=nothing+of+the+kind");
  await expect(page.getByText("No work is about that.")).toBeVisible();
  await expect(page.getByText("Try different words")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Results Found:" })).toBeHidden();
  const example = page.getByRole("button", { name: "Find 3 similar works to Tomb Rider" });
  const [said, offered] = [
    await page.getByText("No work is about that.").boundingBox(),
    await example.boundingBox(),
  ];
  expect(said?.y, "the answer first").toBeLessThan(offered?.y ?? 0);
});

test("a certificate’s number leads to its certificate, and a file’s fingerprint to its works", async ({
  page,
  server,
}) => {
  const content = randomUUID();
  const sha256 = createHash("sha256").update(content).digest("hex");
  const id = await registerByApi(page.request, server.url, content);
  await page.goto("/");
  await box(page).fill(` ${id.toLowerCase().replace("-", "–")} `);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/verify/${id}`);
  await page.goBack();
  await expect(page).toHaveURL("/");

  await box(page).fill(sha256.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page.getByText("Yes: we found one registration of this exact file.")).toBeVisible();
  await expect(page.getByText(id)).toBeVisible();
  await box(page).fill("0".repeat(64));
  await page.keyboard.press("Enter");
  await expect(page.getByText("we can show no registration of this exact file.")).toBeVisible();
  await expect(page.getByText(id)).toHaveCount(0);
});

for (const width of [390, 1280])
  test(`words without a break are broken, ${width} wide, and the question names the page${width > 390 ? " @long" : ""}`, async ({
    page,
  }) => {
    const long = "a".repeat(1000);
    await answerWith(page, {
      message: long,
      results: [{ ...answer.results[0], title: long, description: long, reasons: [long], creator: long }],
      hasMore: true,
      suggestions: [long],
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/?q=${long}`);
    await expect(page.getByText("You might also want to ask:")).toBeVisible();
    await expect(page).toHaveTitle(`${long} – Colophon`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, "no sideways scrolling").toBeLessThanOrEqual(width);
  });

test("there are results after the first ten, and Back restores them @long", async ({ page, server }) => {
  const account = await openAccount(server.url, "Piet Quarry");
  const { materialDetails } = makeRegistrationInput();
  await Promise.all(
    Array.from({ length: 13 }, (_, at) =>
      register(account, {
        title: `Lichen Atlas ${at + 1}`,
        materialDetails: {
          ...materialDetails,
          description: "Lichens of the walls.",
          keywords: [],
          materialType: "book",
        },
      }),
    ),
  );
  await page.goto("/?q=books+about+lichens");
  await expect(page.getByRole("status").filter({ hasText: "13 works found." })).toBeVisible();
  const entries = page.locator("main ol > li");
  await expect(entries).toHaveCount(10);
  await page.getByRole("button", { name: "Show more results" }).click();
  await expect(entries).toHaveCount(13);
  await expect(entries.nth(10).getByRole("link").first()).toBeFocused();
  await expect(page.getByRole("button", { name: "Show more results" })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/verify\/RSF-/);
  await page.goBack();
  await expect(entries).toHaveCount(13);
});

test.describe("what fails", () => {
  test.use({ expectedErrors: [/net::ERR|status of 500/] });

  test("a failure says so and can be retried @long", async ({ page }) => {
    await page.route("**/api/chat/query", (route) => route.fulfill({ status: 500, body: "no" }));
    await page.clock.install();
    await page.goto("/?q=the+sea");
    await expectAfterTries(page, page.getByRole("alert"));
    await expect(page.getByRole("alert")).toContainText("Failed to process your query. Please try again.");
    await page.unroute("**/api/chat/query");
    await answerWith(page, answer);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: "The Lighthouse Keeper" })).toBeVisible();
  });
});

for (const { language, title, description, question } of [
  {
    language: "en",
    title: "Tidewater Ledger",
    description: "A comic about beekeepers on a drowned coast.",
    question: "Find me comics about beekeepers",
  },
  {
    language: "ar",
    title: "دفتر الجبل",
    description: "قصص مصوّرة عن نحّال وحيد وخلاياه.",
    question: "أريد قصصًا مصوّرة عن نحّال",
  },
] as const)
  test(`a listed work is found by a plain question in ${language}, and no more once it is unlisted${language === "en" ? " @long" : ""}`, async ({
    page,
    server,
  }) => {
    const t = textsOf(language);
    const account = await openAccount(server.url, "Halima Quill");
    const { materialDetails } = makeRegistrationInput();
    const { id, certificateId } = await register(account, {
      title,
      materialDetails: { ...materialDetails, description, keywords: [], materialType: "book" },
    });
    const find = async () => {
      await page.goto(`/?lng=${language}`);
      await page.getByRole("searchbox", { name: t("search.label") }).fill(question);
      await page.getByRole("button", { name: t("search.submit"), exact: true }).click();
    };

    await find();
    const entry = page.getByRole("link", { name: title });
    await expect(entry).toHaveAttribute("href", `/verify/${certificateId}`);
    await call(
      "PATCH /api/ip/{id}",
      { params: { id }, body: { sharedPublicly: false } },
      { baseUrl: server.url, headers: authorization(account.token) },
    );
    await find();
    const closest = page.getByRole("heading", { name: t("search.closest") });
    await expect(page.getByText(t("search.tryOther")).or(closest)).toBeVisible();
    await expect(entry).toBeHidden();
  });
