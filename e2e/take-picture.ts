import type { Locator, Page, TestInfo } from "@playwright/test";
import { isLong } from "@colophon/testing/is-long";

/** A picture of a state that `npm run screenshots` doesn't reach, to look at. Drawing one takes as long as a step: only in `npm run test:long`. */
export async function takePicture(of: Page | Locator, name: string, testInfo: TestInfo): Promise<void> {
  if (!isLong) return;
  const whole = "goto" in of ? { fullPage: true } : {};
  await testInfo.attach(name, { body: await of.screenshot(whole), contentType: "image/png" });
}
