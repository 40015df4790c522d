/** Specification section 9: names of networks, the same in every language. */
export const networkNames: Readonly<Record<number, string>> = {
  1: "Ethereum Mainnet",
  137: "Polygon",
  80001: "Polygon Mumbai Testnet",
  42161: "Arbitrum One",
  421613: "Arbitrum Goerli",
};
