import { chromium, type LaunchOptions } from "@playwright/test";

export interface FirstLoad {
  /** First and largest contentful paint, milliseconds since the navigation began. */
  fcp: number;
  lcp: number;
  /** Cumulative layout shift: the largest sum of a burst of shifts (web vitals). */
  cls: number;
  /** When the page had checked its certificate, milliseconds since the navigation began; 0 without one. */
  verdict: number;
  /** How many, until the page was idle. */
  requests: number;
  /** As transferred, compressed and with headers, until the page was idle. */
  scriptBytes: number;
  allBytes: number;
}

/** A phone on a slow line: 1.6 Mbit/s both ways. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const slowdown = 4;

/** Loads `url` in a browser that has never seen it. */
export async function measureFirstLoad(url: string, options: LaunchOptions): Promise<FirstLoad> {
  const browser = await chromium.launch(options);
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", line);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const scripts = new Set<string>();
    let [scriptBytes, allBytes, requests] = [0, 0, 0];
    devtools.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Script") scripts.add(requestId);
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      requests++;
      allBytes += encodedDataLength;
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.addInitScript(observe, checked);
    await page.goto(url);
    if (url.includes("/verify/")) await page.locator(checked).first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1000);
    const painted = await page.evaluate(() => (globalThis as unknown as { painted: Painted }).painted);
    return { ...painted, requests, scriptBytes, allBytes };
  } finally {
    await browser.close();
  }
}

/** The checks of a certificate, which come with the verdict. */
const checked = "[data-check=anchor][data-state=passed]";

type Painted = Pick<FirstLoad, "fcp" | "lcp" | "cls" | "verdict">;

/** Runs in the page, before its own code. */
function observe(verdict: string): void {
  const painted: Painted = { fcp: 0, lcp: 0, cls: 0, verdict: 0 };
  Object.assign(globalThis, { painted });
  const watch = (type: string, see: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry);
    }).observe({ type, buffered: true });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") painted.fcp = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    painted.lcp = startTime;
  });
  new MutationObserver((_, observer) => {
    if (!document.querySelector(verdict)) return;
    painted.verdict = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  // Shifts less than a second apart, and within five seconds, are one burst.
  let burst = { sum: 0, first: 0, last: 0 };
  watch("layout-shift", (entry) => {
    const { value, startTime: at } = entry as PerformanceEntry & { value: number };
    const isSame = at - burst.last < 1000 && at - burst.first < 5000;
    burst = { sum: (isSame ? burst.sum : 0) + value, first: isSame ? burst.first : at, last: at };
    painted.cls = Math.max(painted.cls, burst.sum);
  });
}
