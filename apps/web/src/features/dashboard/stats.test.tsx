import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen } from "../../../test/show.tsx";
import { Stats } from "./stats.tsx";

test("revenue is in the currency of the fee", async () => {
  showWithApi(<Stats registrations={1204} />, {
    "/.well-known/colophon-client.json": { fee: { cents: 2500, currency: "CAD" } },
  });
  expect(screen.getByText("1,204")).toBeDefined();
  expect(await screen.findByText("CA$0.00")).toBeDefined();
});
