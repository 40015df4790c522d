import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { screen, show, t } from "../../../test/show.tsx";
import { DamagedLog } from "./damaged-log.tsx";

test("a damaged log is said above the certificate, and a sound one not", () => {
  const { log } = makeCertificate();
  const { unmount } = show(<DamagedLog log={log} />);
  expect(screen.queryByRole("status")).toBeNull();
  unmount();
  show(<DamagedLog log={{ ...log, isDamaged: true }} />);
  expect(screen.getByRole("status").textContent).toContain(t("said.first.logDamaged"));
});
