import { expect, test } from "vitest";
import english from "../../public/locales/en/translation.json";

/** English texts that the specification quotes, by their keys: decisions, section 9, they stay to the letter. */
test.each([
  ["common.loading", "Loading..."],
  ["search.label", "What do you want to explore?"],
  ["search.submit", "Search"],
  ["search.example.lifestyle", "Find me some life style unscripted"],
  ["search.example.comics", "Give me some unrated works about mental health comics"],
  ["search.example.similar", "Find 3 similar works to Tomb Rider"],
  ["search.results", "Results Found:"],
  ["search.untitled", "Untitled Work"],
  ["search.noDescription", "No description available"],
  ["search.suggestions", "You might also want to ask:"],
  ["search.failed", "Failed to process your query. Please try again."],
  ["wallet.title", "Blockchain Wallet"],
  ["wallet.status", "Connection Status"],
  ["wallet.isConnected", "Connected"],
  ["wallet.isNotConnected", "Not Connected"],
  ["wallet.connect", "Connect Wallet"],
  ["wallet.disconnect", "Disconnect Wallet"],
  ["wallet.metaMaskRequired", "MetaMask Required"],
  ["wallet.why.title", "Why Connect Your Wallet?"],
  ["wallet.networks.title", "Supported Networks"],
  ["wallet.unknownNetwork", "Unknown ({{id}})"],
  ["login.missing", "Email and password are required"],
  ["register.missing", "All fields are required"],
  ["register.mismatch", "Passwords do not match"],
  ["language.failed", "Failed to update language preference"],
  ["payment.expiryFormat", "MM/YY"],
  [
    "documentDownload.tryingFallback",
    "Could not generate the certificate template. Trying fallback method...",
  ],
  ["documentDownload.basic", "Certificate template is not available. Generating basic certificate..."],
  ["documentDownload.failed", "Could not generate certificate PDF. Please try again later."],
  ["documentDownload.started", "Certificate download started"],
])("%s is %j", (key, quoted) => {
  const found = key
    .split(".")
    .reduce<unknown>((texts, part) => (texts as Record<string, unknown> | undefined)?.[part], english);
  expect(found).toBe(quoted);
});
