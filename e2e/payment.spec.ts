import type { Language } from "@colophon/api";
import { devices, type Page } from "@playwright/test";
import { type RunningServer, startServer } from "@colophon/testing/start-server";
import { startTestStripe } from "@colophon/testing/test-stripe";
import { expect, test as base } from "./fixtures.ts";
import { arrive, authorizationOf, chooseLanguage, openWizard } from "./steps.ts";
import { walkedLanguages } from "./tested-languages.ts";
import { textsOf } from "./texts.ts";

type Stripe = Awaited<ReturnType<typeof startTestStripe>>;

/** A registry whose works are paid for on the pages of a fake of Stripe, which is on another origin as the real one is. */
const test = base.extend<object, { stripe: Stripe; server: RunningServer }>({
  stripe: [
    async ({}, use) => {
      const stripe = await startTestStripe();
      await use(stripe);
      await stripe.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ stripe }, use) => {
      const server = await startServer(stripe.env);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

test.use({ ...devices["Pixel 7"] });
// One fake, whose messages each test delivers.
test.describe.configure({ mode: "serial" });

/** Delivers the fake's messages so far to the registry. */
async function tell(stripe: Stripe, server: RunningServer): Promise<void> {
  for (const message of stripe.messages.splice(0)) {
    const answer = await fetch(`${server.url}/api/payments/stripe`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": stripe.sign(message) },
      body: message.body,
    });
    expect(answer.status).toBe(200);
  }
}

/** The fake's page is in English; Stripe's is in the payer's language. */
const payButton = (page: Page) => page.getByRole("button", { name: "Pay", exact: true });

/** The page's user, at a work's payment step, in a language. */
async function openPayment(page: Page, language: Language, title: string) {
  const text = textsOf(language);
  await arrive(page);
  await page.goto("/help");
  await chooseLanguage(page, language);
  await openWizard(page, title);
  return { text, toCheckout: page.getByRole("button", { name: text("payment.toCheckout") }) };
}

/** The titles of all of an account's orders. */
async function orderedBy(page: Page): Promise<unknown> {
  const answer = await page.request.get("/api/orders", { headers: await authorizationOf(page) });
  return ((await answer.json()) as { title: string; state: string }[]).map(({ title, state }) => [
    title,
    state,
  ]);
}

for (const language of walkedLanguages) {
  test(`a refused card and double clicks: paid once, registered once (${language})`, async ({
    page,
    stripe,
    server,
  }) => {
    const title = `Paid for in ${language}`;
    const before = stripe.pages.size;
    const { text, toCheckout } = await openPayment(page, language, title);
    const isRegistered = page.getByRole("heading", { name: text("registration.registered") });
    await toCheckout.click();
    await expect(page.getByText(text("field.not_accepted"))).toBeVisible();
    await page.getByRole("checkbox").check();
    await toCheckout.dblclick();
    await page.getByRole("button", { name: "Pay with a card that is refused" }).click();
    await expect(page.getByText("Your card was refused.")).toBeVisible();
    await payButton(page).dblclick();
    await expect(page.getByText(text("order.waiting"))).toBeVisible();
    await page.reload();
    await expect(page.getByText(text("order.waiting"))).toBeVisible();
    // The message hasn't been delivered yet: going back to the draft and on again doesn't ask for payment again.
    await page.getByRole("link", { name: text("order.back") }).click();
    await page.getByRole("checkbox").check();
    await toCheckout.click();
    await expect(page.getByText(text("order.waiting"))).toBeVisible();
    expect(stripe.messages).toHaveLength(1);
    await tell(stripe, server);
    await expect(isRegistered).toBeVisible();
    await expect(page.getByText(title).first()).toBeVisible();
    await page.reload();
    await expect(isRegistered).toBeVisible();
    // Back leads to a new work, with nothing left to pay.
    await page.goBack();
    await expect(page.getByRole("textbox", { name: text("registration.field.title") })).toHaveValue("");
    await page.goForward();
    await expect(isRegistered).toBeVisible();
    await page.goto("/account/orders");
    await expect(page.getByText(text("account.orders.state.fulfilled"))).toBeVisible();
    expect(await orderedBy(page)).toEqual([[title, "fulfilled"]]);
    expect(stripe.messages).toEqual([]);
    expect(stripe.pages.size).toBe(before + 1);
    expect(server.output()).not.toContain(stripe.secretKey);
  });

  test(`leaves the payment page and comes back: the draft is as it was, and the page is the same (${language}) @long`, async ({
    page,
    stripe,
    server,
  }) => {
    const before = stripe.pages.size;
    const { text, toCheckout } = await openPayment(page, language, "Thought over");
    await page.getByRole("checkbox").check();
    await toCheckout.click();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByText(text("payment.left"))).toBeVisible();
    await expect(toCheckout).toBeEnabled();
    await page.reload();
    await page.getByRole("checkbox").check();
    await toCheckout.click();
    await expect(payButton(page)).toBeVisible();
    // The browser's Back.
    await page.goBack();
    await expect(toCheckout).toBeEnabled();
    await page.goForward();
    await payButton(page).click();
    expect(stripe.pages.size).toBe(before + 1);
    await tell(stripe, server);
    const isRegistered = page.getByRole("heading", { name: text("registration.registered") });
    await expect(isRegistered).toBeVisible();
    // Back at the payment page, which forwards a user who has paid.
    await page.goBack();
    await payButton(page).click();
    await expect(isRegistered).toBeVisible();
    expect(stripe.messages).toEqual([]);
    expect(await orderedBy(page)).toEqual([["Thought over", "fulfilled"]]);
    await page.goto("/register-ip?step=1");
    await expect(page.getByLabel(text("registration.field.title")).first()).toHaveValue("");
  });
}

test("several works are one order that is paid once, and all their certificates are there afterwards @long", async ({
  page,
  stripe,
  server,
}) => {
  const before = stripe.pages.size;
  const text = textsOf("en");
  const toCheckout = page.getByRole("button", { name: text("payment.toCheckout") });
  await arrive(page);
  await openWizard(page, "", 1);
  const files = ["Dawn.txt", "Noon.txt", "Dusk.txt"].map((name) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(name),
  }));
  await page.getByLabel("Choose a file").setInputFiles(files);
  await expect(page.getByText("All 3 files have been read.")).toBeAttached();
  await page.getByRole("radio", { name: /A certificate for each file/ }).check();
  await page.goto("/register-ip?step=4");
  await expect(page.getByText("Registration fee for 3 works: CA$75.00")).toBeVisible();
  await page.getByRole("checkbox").check();
  await toCheckout.dblclick();
  await payButton(page).click();
  await expect(page.getByText(text("order.waiting"))).toBeVisible();
  await tell(stripe, server);
  await expect(page.getByRole("heading", { name: "3 works are registered." })).toBeVisible();
  for (const title of ["Dawn", "Noon", "Dusk"]) await expect(page.getByText(title)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /RSF-/ })).toHaveCount(3);
  await page.goto("/register-ip?step=1");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("");
  await expect(page.getByRole("grid")).toHaveCount(0);
  expect(await orderedBy(page)).toEqual([["Dawn", "fulfilled"]]);
  expect(stripe.pages.size).toBe(before + 1);
});
