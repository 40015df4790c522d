import i18n from "i18next";
import { Navigate, type RouteObject } from "react-router";
import { Layout } from "./layout.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { RequireSession } from "./require-session.tsx";

const home = async () => ({ Component: (await import("../features/home/home-page.tsx")).HomePage });

/** A page to read comes with the file of its texts. */
async function reading(name: "terms" | "privacy" | "help") {
  await i18n.loadNamespaces(name);
  return import("../features/reading/reading-page.tsx");
}

/** The same for the operators' pages. */
async function operators<T>(page: Promise<T>): Promise<T> {
  await i18n.loadNamespaces("operator");
  return page;
}

export const routes: RouteObject[] = [
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
            path: "confirm-email",
            lazy: async () => ({
              Component: (await import("../features/accounts/confirm-email-page.tsx")).ConfirmEmailPage,
            }),
          },
          {
            path: "undo-email",
            lazy: async () => ({
              Component: (await import("../features/accounts/undo-email-page.tsx")).UndoEmailPage,
            }),
          },
          {
            path: "invitations",
            lazy: async () => ({
              Component: (await import("../features/invitation/invitation-page.tsx")).InvitationPage,
            }),
          },
          {
            path: "verify",
            lazy: async () => ({ Component: (await import("../features/verify/drop-page.tsx")).DropPage }),
          },
          {
            path: "verify/:id",
            lazy: async () => {
              const { VerifyPage, beginCheck } = await import("../features/verify/verify-page.tsx");
              return { Component: VerifyPage, loader: beginCheck };
            },
          },
          {
            path: "browse",
            lazy: async () => ({
              Component: (await import("../features/browse/browse-page.tsx")).BrowsePage,
            }),
          },
          {
            path: "log",
            lazy: async () => ({ Component: (await import("../features/log/log-page.tsx")).LogPage }),
          },
          {
            path: "chain/:hash",
            lazy: async () => ({
              Component: (await import("../features/log/transaction-page.tsx")).TransactionPage,
            }),
          },
          {
            path: "files/:sha256",
            lazy: async () => ({
              Component: (await import("../features/file/registrations-page.tsx")).RegistrationsPage,
            }),
          },
          { path: "terms", lazy: async () => ({ Component: (await reading("terms")).TermsPage }) },
          { path: "privacy", lazy: async () => ({ Component: (await reading("privacy")).PrivacyPage }) },
          { path: "help", lazy: async () => ({ Component: (await reading("help")).HelpPage }) },
          {
            path: "creators/:id",
            lazy: async () => ({
              Component: (await import("../features/creator/creator-page.tsx")).CreatorPage,
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
                path: "works/:id",
                lazy: async () => ({
                  Component: (await import("../features/work/work-page.tsx")).WorkPage,
                }),
              },
              {
                path: "register-ip",
                lazy: async () => ({
                  Component: (await import("../features/registration/registration-page.tsx"))
                    .RegistrationPage,
                }),
              },
              {
                path: "account",
                lazy: async () => ({
                  Component: (await import("../features/accounts/account-page.tsx")).AccountPage,
                }),
                children: [
                  {
                    index: true,
                    lazy: async () => ({
                      Component: (await import("../features/accounts/general-tab.tsx")).GeneralTab,
                    }),
                  },
                  {
                    path: "letters",
                    lazy: async () => ({
                      Component: (await import("../features/accounts/letters-tab.tsx")).LettersTab,
                    }),
                  },
                  {
                    path: "orders",
                    lazy: async () => ({
                      Component: (await import("../features/accounts/orders-tab.tsx")).OrdersTab,
                    }),
                  },
                  {
                    path: "security",
                    lazy: async () => ({
                      Component: (await import("../features/accounts/security-tab.tsx")).SecurityTab,
                    }),
                  },
                ],
              },
              {
                path: "operator",
                lazy: async () => ({
                  Component: (await operators(import("../features/operator/operator-page.tsx"))).OperatorPage,
                }),
                children: [
                  {
                    index: true,
                    lazy: async () => ({
                      Component: (await import("../features/operator/glance-tab.tsx")).GlanceTab,
                    }),
                  },
                  {
                    path: "reports",
                    lazy: async () => ({
                      Component: (await import("../features/operator/reports-tab.tsx")).ReportsTab,
                    }),
                  },
                  {
                    path: "find",
                    lazy: async () => ({
                      Component: (await import("../features/operator/find-tab.tsx")).FindTab,
                    }),
                  },
                  {
                    path: "certificates/:id",
                    lazy: async () => ({
                      Component: (await import("../features/operator/certificate-tab.tsx")).CertificateTab,
                    }),
                  },
                  {
                    path: "accounts/:id",
                    lazy: async () => ({
                      Component: (await import("../features/operator/account-tab.tsx")).AccountTab,
                    }),
                  },
                  {
                    path: "orders",
                    lazy: async () => ({
                      Component: (await import("../features/operator/orders-tab.tsx")).OrdersTab,
                    }),
                  },
                  {
                    path: "letters",
                    lazy: async () => ({
                      Component: (await import("../features/operator/letters-tab.tsx")).LettersTab,
                    }),
                  },
                  {
                    path: "acts",
                    lazy: async () => ({
                      Component: (await import("../features/operator/acts-tab.tsx")).ActsTab,
                    }),
                  },
                ],
              },
              {
                path: "profile",
                lazy: async () => ({
                  Component: (await import("../features/profile/profile-page.tsx")).ProfilePage,
                }),
                children: [
                  {
                    index: true,
                    lazy: async () => ({
                      Component: (await import("../features/profile/personal-tab.tsx")).PersonalTab,
                    }),
                  },
                  {
                    path: "identity",
                    lazy: async () => ({
                      Component: (await import("../features/profile/identity-tab.tsx")).IdentityTab,
                    }),
                  },
                  {
                    path: "aliases",
                    lazy: async () => ({
                      Component: (await import("../features/profile/aliases-tab.tsx")).AliasesTab,
                    }),
                  },
                  { path: "account", element: <Navigate to="/account" replace /> },
                  {
                    path: "wallet",
                    lazy: async () => ({
                      Component: (await import("../features/profile/wallet-tab.tsx")).WalletTab,
                    }),
                  },
                ],
              },
            ],
          },
          { path: "*", lazy: home },
        ],
      },
    ],
  },
];
