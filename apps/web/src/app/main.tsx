import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { startI18n } from "../i18n/start-i18n.ts";
import { keepDrawnField } from "../lib/page/drawn-field.ts";
import { followOtherTabs } from "../lib/session/session.ts";
import { AppFrame } from "./app-frame.tsx";
import { keyEntry } from "./key-entry.ts";
import { routerReady } from "./router-ready.ts";
import { routes } from "./routes.tsx";
import "./theme.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

followOtherTabs();
keyEntry();
// Before the router, whose first page asks for texts of its own: before this, it would get none.
const texts = startI18n();
const router = createBrowserRouter(routes);
await Promise.all([texts, routerReady(router)]);
// The page that the build has rendered, if any, stays until the application can replace all of it.
// Synchronously: input in between would be lost.
keepDrawnField(root);
flushSync(() =>
  createRoot(root).render(
    <AppFrame>
      <RouterProvider router={router} />
    </AppFrame>,
  ),
);
