import { expect, test } from "vitest";
import { showWithApi } from "../../test/show-with-api.tsx";
import { screen, t } from "../../test/show.tsx";
import { DepositPanel } from "./deposit-panel.tsx";

const file = { sha256: "ab".repeat(32), name: "book.pdf", size: 3, deposit: "kept" };

test("a panel asks for its work alone, however many works its owner has", async () => {
  showWithApi(<DepositPanel workId="7" />, { "/api/ip/7": { id: "7", file } });
  expect(await screen.findByText(t("deposit.kept"))).not.toBeNull();
});
