import { expect, test } from "vitest";
import account from "../../public/locales/en/account.json" with { type: "json" };
import profile from "../../public/locales/en/profile.json" with { type: "json" };
import translation from "../../public/locales/en/translation.json" with { type: "json" };
import wizard from "../../public/locales/en/wizard.json" with { type: "json" };

/** The English texts that the specification quotes stay to the letter (decisions, section 9). */
const quoted: Record<string, string> = {
  "common.loading": "Loading...",
  "language.notSaved": "UI language changed, but your profile couldn't be updated",
  "language.failed": "Failed to update language preference",
  "login.missing": "Email and password are required",
  "login.failed": "Login failed. Please check your credentials and try again.",
  "register.missing": "All fields are required",
  "register.mismatch": "Passwords do not match",
  "register.failed": "Registration failed. Please try again.",
  "search.label": "What do you want to explore?",
  "search.example.lifestyle": "Find me some life style unscripted",
  "search.example.comics": "Give me some unrated works about mental health comics",
  "search.example.similar": "Find 3 similar works to Tomb Rider",
  "search.submit": "Search",
  "search.results": "Results Found:",
  "search.untitled": "Untitled Work",
  "search.noDescription": "No description available",
  "search.suggestions": "You might also want to ask:",
  "search.failed": "Failed to process your query. Please try again.",
  "payment.expiryFormat": "MM/YY",
  "documentDownload.tryingFallback": "Could not generate the certificate template. Trying fallback method...",
  "documentDownload.basic": "Certificate template is not available. Generating basic certificate...",
  "documentDownload.failed": "Could not generate certificate PDF. Please try again later.",
  "documentDownload.started": "Certificate download started",
  "profile:wallet.title": "Blockchain Wallet",
  "profile:wallet.status": "Connection Status",
  "profile:wallet.isConnected": "Connected",
  "profile:wallet.isNotConnected": "Not Connected",
  "profile:wallet.connect": "Connect Wallet",
  "profile:wallet.disconnect": "Disconnect Wallet",
  "profile:wallet.metaMaskRequired": "MetaMask Required",
  "profile:wallet.why.title": "Why Connect Your Wallet?",
  "profile:wallet.networks.title": "Supported Networks",
  "profile:wallet.unknownNetwork": "Unknown ({{id}})",
};

const english = { profile, ...account, ...wizard, ...translation };

const textAt = (key: string): unknown =>
  key.split(/[.:]/).reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], english);

test.each(Object.entries(quoted))("%s is %j", (key, text) => expect(textAt(key)).toBe(text));
