import { devices, type Page } from "@playwright/test";
import { type RunningServer, startServer } from "../apps/server/test/start-server.ts";
import { startTestStripe } from "../apps/server/test/test-stripe.ts";
import { expect, test as base } from "./fixtures.ts";
import { arrive, chooseLanguage, openWizard } from "./steps.ts";
import { textsOf, walkedLanguages } from "./texts.ts";

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
      const server = await startServer({
        PAYMENTS: "stripe",
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_URL: stripe.url,
        OPERATOR_NAME: "Colophon Registry Ltd.",
        OPERATOR_ADDRESS: "1 Loom Street; Montréal QC",
        OPERATOR_JURISDICTION: "Québec",
      });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

test.use({ ...devices["Pixel 7"] });
// One fake, whose messages are told by each test.
test.describe.configure({ mode: "serial" });

/** Tells the registry what the fake has to say so far. */
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

const payButton = (page: Page) => page.getByRole("button", { name: "Pay", exact: true });

for (const language of walkedLanguages)
  test(`pays, waits for the message, and gets the certificate (${language})`, async ({
    page,
    stripe,
    server,
  }) => {
    const text = textsOf(language);
    const before = stripe.pages.size;
    await arrive(page);
    await page.goto("/help");
    await chooseLanguage(page, language);
    await openWizard(page, `Paid for in ${language}`);
    const toCheckout = page.getByRole("button", { name: text("payment.toCheckout") });
    await toCheckout.click();
    await expect(page.getByText(text("field.not_accepted"))).toBeVisible();
    await page.getByRole("checkbox").check();
    await toCheckout.dblclick();
    await page.getByRole("button", { name: "Pay with a card that is refused" }).click();
    await expect(page.getByText("Your card was refused.")).toBeVisible();
    await payButton(page).click();
    await expect(page.getByText(text("order.waiting"))).toBeVisible();
    await page.reload();
    await expect(page.getByText(text("order.waiting"))).toBeVisible();
    await tell(stripe, server);
    await expect(page.getByRole("heading", { name: text("registration.registered") })).toBeVisible();
    await expect(page.getByText(`Paid for in ${language}`).first()).toBeVisible();
    await page.goto("/account/orders");
    await expect(page.getByText(text("account.orders.state.fulfilled"))).toBeVisible();
    expect(stripe.pages.size).toBe(before + 1);
    expect(server.output()).not.toContain(stripe.secretKey);
  });

test("leaves the payment page and comes back: the draft is as it was, and the page is the same", async ({
  page,
  stripe,
  server,
}) => {
  await arrive(page);
  await openWizard(page, "Thought over");
  const before = stripe.pages.size;
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Go to the payment page" }).click();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("You left the payment page without paying.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Payment" })).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Go to the payment page" }).click();
  await expect(payButton(page)).toBeVisible();
  // The browser's own way back.
  await page.goBack();
  await expect(page.getByRole("button", { name: "Go to the payment page" })).toBeEnabled();
  await page.goForward();
  await payButton(page).click();
  expect(stripe.pages.size).toBe(before + 1);
  await tell(stripe, server);
  await expect(page.getByRole("heading", { name: "Your work is in the register." })).toBeVisible();
  await page.goto("/register-ip?step=1");
  await expect(page.getByLabel("Title")).toHaveValue("");
});
