import i18n from "i18next";
import type { ComponentType } from "react";
import { Navigate, type RouteObject } from "react-router";
import { clientConfigQuery } from "../lib/api/client-config.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { Layout } from "./layout.tsx";
import { LoadFailure } from "./load-failure.tsx";

const home = pageOf(() => import("../features/home/home-page.tsx"), "HomePage");

const accountTabs = () => withTexts("account", import("../features/accounts/account-tabs.ts"));

/** No page waits longer than this for the registry's settings. */
const longestWaitMs = 400;

/**
 * Loads a text page together with the file of its texts, and the settings that decide which sections it has: a position in
 * it can be restored only at its full length.
 */
async function reading(name: "terms" | "privacy" | "help") {
  const settings = queryClient.query(clientConfigQuery).catch(() => undefined);
  const limit = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.all([i18n.loadNamespaces(name), Promise.race([settings, limit])]);
  return import("../features/reading/reading-page.tsx");
}

/** Loads a module together with the files of its texts. */
async function withTexts<Module>(names: string | string[], module: Promise<Module>): Promise<Module> {
  await i18n.loadNamespaces(names);
  return module;
}

const aboutCertificate = <Page,>(page: Promise<Page>) => withTexts("certificate", page);

/** What somebody is asked whom a certificate concerns, signed in or not. */
const concerned = <Page,>(page: Promise<Page>) => withTexts(["certificate", "owner", "account"], page);

const operatorTabs = () =>
  withTexts(["operator", "owner", "account"], import("../features/operator/operator-tabs.ts"));

const registration = () =>
  withTexts(
    ["draft", "certificate", "files", "wizard", "owner", "account"],
    import("../features/registration/registration-page.tsx"),
  );

const dashboard = () =>
  withTexts(["portfolio", "owner", "account"], import("../features/dashboard/dashboard-page.tsx"));

const requests = () =>
  withTexts(["licences", "licence-failures"], import("../features/licences/requests/requests.ts"));

const workPage = () =>
  withTexts(["certificate", "owner", "wizard", "account"], import("../features/work/work-page.tsx"));

const profile = () => withTexts("profile", import("../features/profile/profile-tabs.ts"));

/** Loads a module that has a page under this name. */
function pageOf<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async () => ({ Component: (await load())[name] });
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
            lazy: pageOf(
              () => withTexts("account", import("../features/accounts/login-page.tsx")),
              "LoginPage",
            ),
          },
          {
            path: "register",
            lazy: pageOf(
              () => withTexts("account", import("../features/accounts/register-page.tsx")),
              "RegisterPage",
            ),
          },
          {
            path: "confirm-email",
            lazy: pageOf(
              () => withTexts("account", import("../features/accounts/confirm-email-page.tsx")),
              "ConfirmEmailPage",
            ),
          },
          {
            path: "undo-email",
            lazy: pageOf(
              () => withTexts("account", import("../features/accounts/undo-email-page.tsx")),
              "UndoEmailPage",
            ),
          },
          {
            path: "invitations",
            lazy: pageOf(
              () => concerned(import("../features/invitation/invitation-page.tsx")),
              "InvitationPage",
            ),
          },
          {
            path: "verify",
            lazy: pageOf(() => aboutCertificate(import("../features/verify/drop-page.tsx")), "DropPage"),
          },
          {
            path: "verify/:id",
            lazy: async () => {
              const { VerifyPage, beginCheck } = await aboutCertificate(
                import("../features/verify/verify-page.tsx"),
              );
              return { Component: VerifyPage, loader: beginCheck };
            },
          },
          {
            path: "verify/:id/notice",
            lazy: pageOf(() => concerned(import("../features/notices/notice-page.tsx")), "NoticePage"),
          },
          {
            path: "verify/:id/dispute",
            lazy: pageOf(() => concerned(import("../features/dispute/dispute-page.tsx")), "DisputePage"),
          },
          {
            path: "verify/:id/licence",
            lazy: pageOf(requests, "TakePage"),
          },
          {
            path: "transfers",
            lazy: pageOf(() => concerned(import("../features/transfer/transfer-page.tsx")), "TransferPage"),
          },
          {
            path: "browse",
            lazy: pageOf(() => import("../features/browse/browse-page.tsx"), "BrowsePage"),
          },
          {
            path: "log",
            lazy: pageOf(() => withTexts("log", import("../features/log/log-page.tsx")), "LogPage"),
          },
          {
            path: "chain/:hash",
            lazy: pageOf(
              () => withTexts("log", import("../features/log/transaction-page.tsx")),
              "TransactionPage",
            ),
          },
          {
            path: "files/:sha256",
            lazy: pageOf(() => import("../features/file/registrations-page.tsx"), "RegistrationsPage"),
          },
          {
            path: "developers",
            lazy: pageOf(
              () => withTexts("developers", import("../features/developers/developers-page.tsx")),
              "DevelopersPage",
            ),
          },
          { path: "terms", lazy: pageOf(() => reading("terms"), "TermsPage") },
          { path: "privacy", lazy: pageOf(() => reading("privacy"), "PrivacyPage") },
          { path: "help", lazy: pageOf(() => reading("help"), "HelpPage") },
          {
            path: "creators/:id",
            lazy: pageOf(() => import("../features/creator/creator-page.tsx"), "CreatorPage"),
          },
          {
            lazy: pageOf(() => import("./require-session.tsx"), "RequireSession"),
            children: [
              {
                path: "dashboard",
                lazy: pageOf(dashboard, "DashboardPage"),
              },
              {
                path: "dashboard/licences",
                lazy: pageOf(() => withTexts(["revenue", "owner"], requests()), "RevenuePage"),
              },
              {
                path: "works/:id",
                lazy: pageOf(workPage, "WorkPage"),
              },
              {
                path: "licences/:id?",
                lazy: pageOf(requests, "RequestsPage"),
              },
              {
                path: "register-ip",
                lazy: pageOf(registration, "RegistrationPage"),
              },
              {
                path: "account",
                lazy: pageOf(accountTabs, "AccountPage"),
                children: [
                  {
                    index: true,
                    lazy: pageOf(accountTabs, "GeneralTab"),
                  },
                  {
                    path: "letters",
                    lazy: pageOf(accountTabs, "LettersTab"),
                  },
                  {
                    path: "orders",
                    lazy: pageOf(accountTabs, "OrdersTab"),
                  },
                  {
                    path: "security",
                    lazy: pageOf(() => withTexts("programs", accountTabs()), "SecurityTab"),
                  },
                ],
              },
              {
                path: "operator",
                lazy: pageOf(operatorTabs, "OperatorPage"),
                children: [
                  {
                    index: true,
                    lazy: pageOf(operatorTabs, "GlanceTab"),
                  },
                  {
                    path: "reports",
                    lazy: pageOf(operatorTabs, "ReportsTab"),
                  },
                  {
                    path: "find",
                    lazy: pageOf(operatorTabs, "FindTab"),
                  },
                  {
                    path: "certificates/:id",
                    lazy: pageOf(operatorTabs, "CertificateTab"),
                  },
                  {
                    path: "accounts/:id",
                    lazy: pageOf(operatorTabs, "AccountTab"),
                  },
                  {
                    path: "orders",
                    lazy: pageOf(operatorTabs, "WaitingOrdersTab"),
                  },
                  {
                    path: "letters",
                    lazy: pageOf(operatorTabs, "FailedLettersTab"),
                  },
                  {
                    path: "acts",
                    lazy: pageOf(operatorTabs, "ActsTab"),
                  },
                ],
              },
              {
                path: "profile",
                lazy: pageOf(profile, "ProfilePage"),
                children: [
                  {
                    index: true,
                    lazy: pageOf(profile, "PersonalTab"),
                  },
                  {
                    path: "identity",
                    lazy: pageOf(profile, "IdentityTab"),
                  },
                  {
                    path: "aliases",
                    lazy: pageOf(profile, "AliasesTab"),
                  },
                  { path: "account", element: <Navigate to="/account" replace /> },
                  {
                    path: "wallet",
                    lazy: pageOf(profile, "WalletTab"),
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
