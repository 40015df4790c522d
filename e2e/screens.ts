import type { Page } from "@playwright/test";
import type { Language } from "@colophon/api";
import { emptyDraft, emptyPerson, type Step } from "@colophon/web/features/registration/draft.ts";
import { randomId } from "@colophon/web/lib/api/random-id.ts";
import { textsOf } from "./texts.ts";
import { exampleOf, type World } from "./world.ts";

/** A screen as a user finds it. Tests of every screen run on this list. */
export interface Screen {
  name: string;
  path: (world: World) => string;
  /** Whose session is used; a visitor has none. */
  as: "visitor" | "creator" | "newcomer" | "operator";
  /** In the page's storage before it loads. */
  stored?: (world: World, language: Language) => Record<string, string>;
  /** Actions before it is checked. */
  open?: (page: Page, world: World, language: Language) => Promise<void>;
  /** What shows that the page is complete, in addition to its heading. */
  shows?: string;
}

const visitor = (name: string, path: Screen["path"], shows?: string): Screen => ({
  name,
  path,
  as: "visitor",
  ...(shows === undefined ? {} : { shows }),
});
const creator = (name: string, path: string, shows?: string): Screen => ({
  name,
  path: () => path,
  as: "creator",
  ...(shows === undefined ? {} : { shows }),
});

export const screens: Screen[] = [
  visitor("home", () => "/"),
  visitor("home-found", ({ title }) => `/?q=${encodeURIComponent(title)}`, "main ol a"),
  visitor("browse", () => "/browse", "main li a"),
  visitor("login", () => "/login"),
  visitor("forgot", () => "/login?forgot"),
  visitor("register", () => "/register"),
  visitor("confirm-email", () => "/confirm-email#code"),
  visitor("undo-email", () => "/undo-email#code"),
  visitor("invitation-unknown", () => `/invitations#${"x".repeat(43)}`),
  visitor("transfer-over", () => `/transfers#${"x".repeat(43)}`),
  visitor("dispute", ({ certificateId }) => `/verify/${certificateId}/dispute`, "main ul li"),
  visitor("certificate", ({ certificateId }) => `/verify/${certificateId}`, "[data-check=anchor]"),
  visitor(
    "certificate-corrected",
    ({ corrected }) => `/verify/${corrected.certificateId}`,
    "[data-statement]",
  ),
  visitor("licence-offer", ({ corrected }) => `/verify/${corrected.certificateId}/licence`),
  visitor("registrations", () => `/files/${"ab".repeat(32)}`, "main li a"),
  visitor("certificate-unknown", () => "/verify/RSF-000000000"),
  visitor("drop", () => "/verify"),
  visitor("log", () => "/log"),
  visitor("transaction", ({ transactionHash }) => `/chain/${transactionHash}`),
  visitor("creator", ({ creator: { user } }) => `/creators/${user.id}`),
  visitor("terms", () => "/terms"),
  visitor("privacy", () => "/privacy"),
  visitor("help", () => "/help"),
  visitor("developers", () => "/developers"),
  creator("dashboard", "/dashboard", 'a[href^="/verify/RSF"]'),
  {
    ...creator("dashboard-private-copy", "/dashboard", "dialog input[type=file]"),
    open: async (page) => page.locator("main li button[aria-haspopup=dialog]").nth(1).click(),
  },
  ownWork("work"),
  {
    ...ownWork("work-correct"),
    open: async (page, _, language) =>
      page.getByRole("button", { name: textsOf(language)("work.correct.open") }).click(),
  },
  {
    ...ownWork("work-withdraw"),
    open: async (page) => page.locator("main button[aria-haspopup=dialog]").last().click(),
  },
  {
    ...ownWork("work-offer"),
    open: async (page, _, language) =>
      page.getByRole("button", { name: textsOf(language)("transfer.open") }).click(),
  },
  {
    name: "notice",
    path: ({ corrected }) => `/verify/${corrected.certificateId}/notice`,
    as: "creator",
    shows: "main form",
  },
  creator("licences", "/licences"),
  creator("dashboard-licences", "/dashboard/licences"),
  { name: "dashboard-empty", path: () => "/dashboard", as: "newcomer" },
  ...([1, 2, 3, 4] as const).map(wizard),
  { ...creator("wizard-5", "/register-ip?step=5", "figure [role=img]"), open: showIssued },
  creator("profile", "/profile", "form"),
  creator("profile-identity", "/profile/identity", "form"),
  creator("profile-aliases", "/profile/aliases"),
  creator("profile-wallet", "/profile/wallet"),
  creator("account", "/account"),
  creator("account-letters", "/account/letters"),
  creator("account-security", "/account/security"),
  creator("account-orders", "/account/orders", "main li h3"),
  { name: "operator", path: () => "/operator", as: "operator", shows: "main dl" },
  ...(["find", "reports", "orders", "letters", "acts"] as const).map((tab): Screen => ({
    name: `operator-${tab}`,
    path: () => `/operator/${tab}`,
    as: "operator",
  })),
  operated("operator-certificate"),
  {
    ...operated("operator-act"),
    open: async (page) => page.locator("main button").first().click(),
  },
  ...(["device", "recover", "keep"] as const).map((purpose) =>
    visitor(`login-${purpose}`, () => `/login#${purpose}=${"x".repeat(43)}`),
  ),
];

function operated(name: string): Screen {
  return {
    name,
    path: ({ certificateId }) => `/operator/certificates/${certificateId}`,
    as: "operator",
    shows: "[data-report]",
  };
}

function ownWork(name: string): Screen {
  return {
    name,
    path: ({ corrected }) => `/works/${corrected.workId}`,
    as: "creator",
    shows: "[data-statement]",
  };
}

function wizard(step: Step): Screen {
  return {
    name: `wizard-${step}`,
    path: () => "/register-ip",
    as: "newcomer",
    stored: ({ newcomer: { user } }, language) => ({
      [`registration-draft:${user.id}`]: JSON.stringify(draftAt(step, language)),
    }),
  };
}

function draftAt(step: Step, language: Language) {
  const draft = emptyDraft();
  const { title, description, alias } = exampleOf(language);
  return {
    ...draft,
    step,
    materialDetails: {
      ...draft.materialDetails,
      title,
      description,
      categories: ["literary", "dramatic"],
      materialType: "screenplay",
      intendedMedium: "screen",
      isPublished: true,
    },
    collaborators: [{ ...emptyPerson(), id: randomId(), givenName: alias }],
  };
}

/** The certificate belongs to the history entry, as after a reload. */
async function showIssued(page: Page, { certificateId, workId }: World, language: Language): Promise<void> {
  const issued = {
    id: workId,
    certificateId,
    registrationDate: new Date().toISOString(),
    title: exampleOf(language).title,
    creator: exampleOf(language).name,
    file: { name: "work.pdf", sha256: "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae" },
    isListed: false,
    isDeposited: true,
    isOwed: true,
  };
  await page.evaluate(
    ([usr, lng]) => {
      // The application has taken it out.
      const address = new URL(location.href);
      address.searchParams.set("lng", lng);
      history.replaceState({ ...history.state, usr }, "", address);
    },
    [{ issued }, language] as const,
  );
  await page.reload();
}

/** Opens a screen in its own browser context, and waits until it is complete. */
export async function openScreen(
  page: Page,
  screen: Screen,
  world: World,
  language: Language,
): Promise<void> {
  const stored = { ...screen.stored?.(world, language) };
  if (screen.as === "operator") stored["token"] = (await world.operator()).token;
  else if (screen.as !== "visitor") stored["token"] = world[screen.as].token;
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const path = screen.path(world);
  const [address = "", code] = path.split("#");
  const query = `${address.includes("?") ? "&" : "?"}lng=${language}`;
  await page.goto(`${address}${query}${code === undefined ? "" : `#${code}`}`);
  await page.locator("h1").first().waitFor();
  await screen.open?.(page, world, language);
  await page.waitForLoadState("networkidle");
  await awaitComplete(page, screen);
}

/** Waits until an open screen is complete. */
export async function awaitComplete(page: Page, { shows }: Screen): Promise<void> {
  if (shows !== undefined) await page.locator(shows).first().waitFor();
  await page.locator("main[aria-busy=false]").waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
