import i18n, { type Resource } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { initReactI18next } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { interpolation } from "../i18n/interpolation.ts";
import { fontsOf } from "../i18n/preload-fonts.ts";
import { AppFrame } from "./app-frame.tsx";
import type { DrawnHome } from "./drawn-home.ts";
import { routerReady } from "./router-ready.ts";
import { routes } from "./routes.tsx";

/** Home as HTML in each language, before it is known whether the visitor is signed in. The build runs it. */
export async function drawHome(resources: Resource): Promise<DrawnHome[]> {
  await i18n.use(initReactI18next).init({ resources, interpolation, initAsync: false });
  const drawn: DrawnHome[] = [];
  for (const language of Object.keys(resources)) {
    await i18n.changeLanguage(language);
    const router = createMemoryRouter(routes, { initialEntries: ["/"] });
    await routerReady(router);
    // Waits for parts whose code is loaded later, and leaves none of them to a script.
    const { prelude } = await prerender(
      <AppFrame>
        <RouterProvider router={router} />
      </AppFrame>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = await new Response(prelude).text();
    const preview = renderToStaticMarkup(
      <>
        <meta property="og:title" content={i18n.t("browse.title")} />
        <meta property="og:description" content={i18n.t("browse.text")} />
      </>,
    );
    drawn.push({ language, direction: i18n.dir(language), html, preview, fonts: fontsOf(language) });
  }
  return drawn;
}
