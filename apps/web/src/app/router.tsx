import { createBrowserRouter } from "react-router";
import { Layout } from "./layout.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { RequireSession } from "./require-session.tsx";

const home = async () => ({ Component: (await import("../features/home/home-page.tsx")).HomePage });

export const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: LoadFailure,
        children: [
          { index: true, lazy: home },
          {
            path: "login",
            lazy: async () => ({
              Component: (await import("../features/accounts/login-page.tsx")).LoginPage,
            }),
          },
          {
            path: "register",
            lazy: async () => ({
              Component: (await import("../features/accounts/register-page.tsx")).RegisterPage,
            }),
          },
          {
            path: "verify/:id?",
            lazy: async () => ({
              Component: (await import("../features/verify/verify-page.tsx")).VerifyPage,
            }),
          },
          {
            Component: RequireSession,
            children: [
              {
                path: "dashboard",
                lazy: async () => ({
                  Component: (await import("../features/dashboard/dashboard-page.tsx")).DashboardPage,
                }),
              },
              {
                path: "register-ip",
                lazy: async () => ({
                  Component: (await import("../features/registration/registration-page.tsx"))
                    .RegistrationPage,
                }),
              },
            ],
          },
          { path: "*", lazy: home },
        ],
      },
    ],
  },
]);
