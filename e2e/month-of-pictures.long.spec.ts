import { execFile } from "node:child_process";
import { createHash, createPublicKey, verify as nodeVerify } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { parseTrust, verifyCertificate } from "@colophon/proof";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { SDJwtInstance } from "@sd-jwt/core";
import { expect, test } from "./fixtures.ts";
import { makePictures } from "./make-pictures.ts";
import { arrive, authorizationOf, certificateIdOn, declare, fillWork, goToStep, pay } from "./steps.ts";

interface Bundle {
  sdJwt: string;
  issuerJwks: string;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** What another program's SD-JWT reader finds in a record, once it has checked the signature. */
async function readAsOthersDo({ sdJwt, issuerJwks }: Bundle): Promise<Record<string, unknown>> {
  const [jwk] = (JSON.parse(issuerJwks) as { keys: JsonWebKey[] }).keys;
  const key = createPublicKey({ key: jwk ?? {}, format: "jwk" });
  const reader = new SDJwtInstance({
    hasher: (data) => sha256(typeof data === "string" ? data : Buffer.from(data)),
    hashAlg: "sha-256",
    verifier: (data, signature) =>
      nodeVerify(
        "sha256",
        Buffer.from(data),
        { key, dsaEncoding: "ieee-p1363" },
        Buffer.from(signature, "base64url"),
      ),
  });
  const { payload } = await reader.verify(sdJwt);
  return payload as Record<string, unknown>;
}

test("750 pictures of a folder become one certificate after a reload, and one of them is proven everywhere", async ({
  page,
  server,
}, testInfo) => {
  const folder = path.join(makeTemporaryFolder("colophon-pictures-"), "a month");
  makePictures(folder, 750);
  // No test can answer the dialog of Chromium's own: the field for folders, as other browsers have it.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "showDirectoryPicker"));
  await arrive(page);
  await page.goto("/register-ip");
  await page.locator("input[webkitdirectory]").setInputFiles(folder);
  const grid = page.getByRole("grid", { name: "Files" });
  await expect(grid).toHaveAttribute("aria-rowcount", "750", { timeout: 120_000 });
  await expect(page.getByText("All 750 files have been read.")).toBeAttached({ timeout: 300_000 });
  await fillWork(page, "A month of pictures");
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(grid).toHaveAttribute("aria-rowcount", "750");
  await goToStep(page, "Review");
  await expect(page.getByText("750, not shown")).toBeVisible();
  await declare(page);
  await goToStep(page, "Payment");
  await pay(page);
  await expect(page.getByRole("link", { name: "Finish" })).toBeVisible({ timeout: 60_000 });
  const id = await certificateIdOn(page);

  const bundleOf = async (query: string, headers = {}) => {
    const answer = await page.request.get(`/api/certificates/${id}/bundle?${query}`, { headers });
    expect(answer.status()).toBe(200);
    return answer.body();
  };
  const all = await bundleOf("", await authorizationOf(page));
  expect(all.length).toBeLessThanOrEqual(1024 * 1024);
  const trustText = await (await page.request.get("/.well-known/colophon-trust.json")).text();
  const whole = verifyCertificate(all, { trust: parseTrust(trustText) });
  expect(whole.record?.claims.files).toHaveLength(750);

  const picture = path.join(folder, "day 4", "picture 317.png");
  const digest = sha256(readFileSync(picture)).toString("hex");
  const number = whole.record?.claims.files.find((file) => file.sha256 === digest)?.number ?? 0;
  const one = await bundleOf(`sha256=${digest}`);
  const text = one.toString();
  const found = await readAsOthersDo(JSON.parse(text) as Bundle);
  expect(found).toMatchObject({
    jti: id,
    fileCount: 750,
    [`file.${number}`]: { sha256: digest, name: "a month/day 4/picture 317.png" },
  });
  expect(Object.keys(found).filter((name) => /^file\.\d/.test(name))).toEqual([`file.${number}`]);

  const file = testInfo.outputPath("one.colophon.json");
  await writeFile(file, one);
  const program = path.join(import.meta.dirname, "../apps/verify/src/main.ts");
  const check = async (workFile: string) => {
    const args = [
      program,
      workFile,
      "--bundle",
      file,
      "--trust",
      `${server.url}/.well-known/colophon-trust.json`,
    ];
    return promisify(execFile)(process.execPath, args, { env: { PATH: process.env["PATH"] } }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: unknown) => error as { code: number; stdout: string },
    );
  };
  const checked = await check(picture);
  expect(checked.code).toBe(0);
  expect(checked.stdout).toContain("✓ Document");
  // Another picture of the month is hidden there: it may be one, and nothing says that it isn't.
  const hidden = await check(path.join(folder, "day 1", "picture 1.png"));
  expect(hidden.code).toBe(2);
  expect(hidden.stdout.replaceAll(/\s+/g, " ")).toContain(
    "not among the files shown (1 of 750). The other 749 are hidden",
  );

  await page.evaluate(() => localStorage.clear());
  await page.goto("/verify");
  await page.getByLabel("Choose files, or drop them here").setInputFiles(file);
  await expect(page.getByText(`File ${number} of 750`)).toBeVisible();
  await page.goto(`/verify/${id}`);
  const compare = page.getByLabel("Choose a file to compare, or drop it here");
  await compare.setInputFiles(picture);
  await expect(page.getByText(`File ${number} of 750`)).toBeVisible();
  await compare.setInputFiles({
    name: "other.png",
    mimeType: "image/png",
    buffer: Buffer.from("another picture"),
  });
  await expect(page.getByText("This file isn’t among the files shown (0 of 750).").first()).toBeVisible();
});
