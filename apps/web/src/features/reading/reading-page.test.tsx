import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { HelpPage, PrivacyPage, TermsPage } from "./reading-page.tsx";

const config = {
  chainRpcUrl: null,
  fee: { cents: 2500, batchCents: 2500, currency: "CAD" },
  payments: "demo",
  operator: null,
  contact: "abuse@registry.example",
  depositMaxBytes: 1,
};
const operator = {
  name: "A Registry Ltd.",
  address: ["1 Harbour Street", "Halifax"],
  jurisdiction: "Québec",
};
const pages = { terms: TermsPage, privacy: PrivacyPage, help: HelpPage };
type Name = keyof typeof pages;

async function read(name: Name, more: object = {}): Promise<string[]> {
  const Page = pages[name];
  showWithApi(<Page />, { "/.well-known/colophon-client.json": { ...config, ...more } });
  await screen.findByRole("heading", { level: 1 });
  return (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
}

const title = (name: Name, section: "operator" | "payment") => t(`sections.${section}.title`, { ns: name });

test.each(["terms", "privacy", "help"] as const)(
  "%s say nothing of money where none is taken",
  async (name) => {
    const titles = await read(name);
    expect(titles.length).toBeGreaterThan(5);
    expect(titles).not.toContain(title(name, "payment"));
    expect(titles).not.toContain(title(name, "operator"));
  },
);

test.each(["terms", "privacy", "help"] as const)("%s mention payments by Stripe", async (name) => {
  expect(await read(name, { payments: "stripe", operator })).toContain(title(name, "payment"));
});

test.each(["terms", "privacy"] as const)("%s name who runs the registry", async (name) => {
  expect(await read(name, { operator })).toContain(title(name, "operator"));
  expect(screen.getByText("A Registry Ltd.").closest("p")?.textContent).toContain(
    "A Registry Ltd., 1 Harbour Street, Halifax",
  );
});
