import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { OfferLine } from "./offer-line.tsx";

test("several works are asked about at once, and only those that are offered have a line", async () => {
  showWithApi(
    <>
      <OfferLine certificateId="RSF-000000001" />
      <OfferLine certificateId="RSF-000000002" />
    </>,
    // No other address is answered.
    { "/api/licences/offered?certificates=RSF-000000001%2CRSF-000000002": ["RSF-000000002"] },
  );
  const link = await screen.findByRole("link", { name: t("licences:take.line") });
  expect(link.getAttribute("href")).toBe("/verify/RSF-000000002/licence");
});
