import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { startI18n } from "../i18n/start-i18n.ts";
import { queryClient } from "../lib/query-client.ts";
import { followOtherTabs } from "../lib/session.ts";
import { router } from "./router.tsx";
import "./theme.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

followOtherTabs();
await startI18n();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
