/// <reference types="vite/client" />
import { render, type RenderResult, screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import i18n, { type ResourceLanguage } from "i18next";
import type { ReactNode } from "react";
import { initReactI18next } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { interpolation } from "../src/i18n/interpolation.ts";
import { parts } from "../src/i18n/parts.ts";

const files = import.meta.glob<ResourceLanguage[string]>("../public/locales/en/*.json", {
  import: "default",
  eager: true,
});
const english: ResourceLanguage = {};
for (const [path, texts] of Object.entries(files)) english[path.replace(/.*\/|\.json$/g, "")] = texts;

await i18n
  .use(initReactI18next)
  .init({ lng: "en", resources: { en: english }, fallbackNS: parts, interpolation });

/** The texts that the components show, by their keys. */
export const { t } = i18n;

/** Shows a component among the app's pages, in English; `user` has the hands of the person before it. */
export function show(component: ReactNode, address = "/"): { user: UserEvent } & RenderResult {
  const router = createMemoryRouter([{ path: "*", element: component }], { initialEntries: [address] });
  return { user: userEvent.setup(), ...render(<RouterProvider router={router} />) };
}

export { screen, waitFor, within };
