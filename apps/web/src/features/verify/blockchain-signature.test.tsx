import { expect, test } from "vitest";
import { screen, show, t } from "../../../test/show.tsx";
import { BlockchainSignature } from "./blockchain-signature.tsx";

const hash = "0x8f3a61c2d97e04b5fa1c6e2290d4b7735ce8810f4a9db26e37c05fd1189a4be2";
const polygon = {
  state: "final",
  chainId: 137,
  network: "Polygon",
  explorerUrl: `https://explorer.example/tx/${hash}`,
} as const;
const link = () => screen.getByRole<HTMLAnchorElement>("link", { name: "ETH-0x8f3a61c2" });

test("ETH- and the first ten characters lead to the public chain’s explorer", () => {
  show(<BlockchainSignature hash={hash} anchor={polygon} />);
  expect([link().href, link().target]).toEqual([polygon.explorerUrl, "_blank"]);
  expect(screen.getByText("Polygon")).toBeDefined();
  expect(screen.getByText(hash)).toBeDefined();
});

test("on a development chain they lead to the app’s own page of the transaction, which is said to be no evidence", () => {
  const anchor = { ...polygon, chainId: 31337, network: "Local development chain", explorerUrl: null };
  show(<BlockchainSignature hash={hash} anchor={anchor} />);
  expect(link().getAttribute("href")).toBe(`/chain/${hash}`);
  expect(screen.getByText(t("certificate.testChain"))).toBeDefined();
});

test("while the anchor is pending there is no link", () => {
  show(<BlockchainSignature hash={null} anchor={{ ...polygon, state: "pending" }} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText(t("certificate.signaturePending"))).toBeDefined();
});

test("of a log that ended before it was anchored nothing is promised", () => {
  show(<BlockchainSignature hash={null} anchor={{ ...polygon, state: "ended" }} />);
  expect(screen.getByText(t("certificate.signatureEnded"))).toBeDefined();
});
