import { useIsFetching } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { showWithApi } from "../../test/show-with-api.tsx";
import { screen, t } from "../../test/show.tsx";
import { RegistrationPrice } from "./registration-price.tsx";

const withFee = (cents: number) =>
  showWithApi(<RegistrationPrice isFull />, {
    "/.well-known/colophon-client.json": { fee: { cents, currency: "CAD" }, payments: "demo" },
  });

test("the fee is shown, and in a demonstration that no card is charged", async () => {
  withFee(2500);
  expect(await screen.findByText(t("home.price.each", { fee: "CA$25.00" }))).toBeDefined();
  expect(screen.getByText(t("home.price.covers"))).toBeDefined();
  expect(screen.getByText(t("home.price.demo"))).toBeDefined();
});

test("without a fee, registering is free, and cards aren't mentioned", async () => {
  withFee(0);
  expect(await screen.findByText(t("home.price.free"))).toBeDefined();
  expect(screen.getByText(t("home.price.covers"))).toBeDefined();
  expect(screen.queryByText(t("home.price.demo"))).toBeNull();
});

test("a fee that couldn't be loaded isn't shown as free", async () => {
  const Asked = () => (useIsFetching() === 0 ? "asked" : "");
  const shown = showWithApi([<RegistrationPrice key="price" isFull />, <Asked key="asked" />], {});
  await shown.findByText(/asked/);
  expect(screen.getByText(t("home.price.covers"))).toBeDefined();
  expect(screen.queryByText(t("home.price.free"))).toBeNull();
});

test("where it was said before, the fee alone is said", async () => {
  showWithApi(<RegistrationPrice />, {
    "/.well-known/colophon-client.json": { fee: { cents: 2500, currency: "CAD" }, payments: "demo" },
  });
  expect(await screen.findByText(t("home.price.each", { fee: "CA$25.00" }))).toBeDefined();
  expect(screen.queryByText(t("home.price.covers"))).toBeNull();
});
