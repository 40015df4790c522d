import { join } from "node:path";
import { chromium } from "@playwright/test";
import { languages } from "@colophon/api";
import { drawPage, fillCertificate, metrics, parseTemplate } from "@colophon/certificate";
import { readTemplate } from "@colophon/server/register/documents/certificate-template.ts";
import type { CertificateJob } from "@colophon/server/register/documents/page-renderer.ts";
import { bringBrowser } from "../../scripts/setup/browser.ts";

/** The same pages by an already open browser: set the page, print it, one after another. */
export async function measurePrint(
  makeJob: (turn: number) => CertificateJob,
  times: number,
): Promise<{ wall: number; bytes: number }> {
  const { executablePath, env } = await bringBrowser(join(import.meta.dirname, "../.."));
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    env: { ...process.env, ...env },
    args: ["--disable-quic", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  const page = await browser.newPage();
  const template = parseTemplate(readTemplate());
  const printOne = async (turn: number) => {
    const { fields } = makeJob(turn);
    await page.setContent(drawPage(fillCertificate(template, fields, { metrics })));
    return (await page.pdf({ format: "A4" })).length;
  };
  for (let turn = 0; turn < languages.length; turn++) await printOne(turn);
  let size = 0;
  const start = performance.now();
  for (let turn = 0; turn < times; turn++) size += await printOne(turn);
  const wall = (performance.now() - start) / times;
  await browser.close();
  return { wall, bytes: size / times };
}
