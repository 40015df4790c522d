import { expect, test } from "vitest";
import { networkNames } from "./network-names.ts";

// Specification section 9, to the letter.
test("the five networks have their names", () => {
  expect(networkNames).toEqual({
    1: "Ethereum Mainnet",
    137: "Polygon",
    80001: "Polygon Mumbai Testnet",
    42161: "Arbitrum One",
    421613: "Arbitrum Goerli",
  });
});
