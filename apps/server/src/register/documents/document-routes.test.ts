import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Language, languages } from "@colophon/api";
import { checkPdfSignature, readCertificatePdf } from "@colophon/pdf-check";
import { parseTrust } from "@colophon/proof";
import { isLong } from "@colophon/testing/is-long";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Account, authorization, openAccount, register } from "@colophon/testing/account";
import { refusal } from "@colophon/testing/send";
import { isMissing, run } from "@colophon/testing/run-tool";
import { type RunningServer, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { until } from "../../../test/test-anchoring.ts";
import { createTestDatabase } from "../../../test/test-database.ts";

const titles: Record<Language, string> = {
  en: "The Lighthouse Keeper’s Daughter",
  es: "La casa de los años perdidos",
  fr: "L’Été à Montréal",
  zh: "夜航船与南方的灯塔",
  "zh-TW": "夜航船與南方的燈塔",
  ar: "حكايات البحر والمدينة القديمة",
  ja: "海辺の灯台守と帰らぬ手紙",
};

const { url: DATABASE_URL } = await createTestDatabase();
const folder = makeTemporaryFolder("colophon-documents-");
let server: RunningServer;
let account: Account;
/** The certificates' ids. */
let registered: Map<Language, string>;

/** Without addresses, so that no one is asked: asking changes a document some seconds after its registration. */
const collaborators = [{ givenName: "Amina", familyName: "Haddad" }];

beforeAll(async () => {
  server = await startServer({ DATABASE_URL });
  account = await openAccount(server.url, "Noor Al-Huda");
  registered = new Map(
    await Promise.all(
      languages.map(async (language) => {
        const { certificateId } = await register(account, { title: titles[language], collaborators });
        return [language, certificateId] as const;
      }),
    ),
  );
});
afterAll(() => server.stop());

/** A document with a final anchor has a tag. */
async function fetchFinal(id: string, query: string): Promise<Response> {
  return until(async () => {
    const response = await fetch(`${server.url}/api/certificates/${id}/certificate.${query}`);
    expect(response.headers.get("etag")).not.toBeNull();
    return response;
  });
}

async function makePdf(language: Language): Promise<{ id: string; bytes: Buffer; file: string }> {
  const id = registered.get(language) ?? "";
  const response = await fetchFinal(id, `pdf?lng=${language}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const file = path.join(folder, `${language}.pdf`);
  writeFileSync(file, bytes);
  return { id, bytes, file };
}

/** Normalises combined and compatibility forms, and removes direction marks and spaces. */
const letters = (text: string) => text.normalize("NFKC").replace(/[\s\p{Cf}]/gu, "");

async function readTrust() {
  return parseTrust(await (await fetch(`${server.url}/.well-known/colophon-trust.json`)).bytes());
}

describe.each(languages)("the PDF of a certificate in %s", (language) => {
  let id: string;
  let bytes: Buffer;
  let file: string;
  beforeAll(async () => {
    ({ id, bytes, file } = await makePdf(language));
  });

  test("has a sound signature for this certificate, under the root that the registry publishes", async () => {
    const { pdf } = await readTrust();
    expect(checkPdfSignature(readCertificatePdf(bytes), pdf?.roots ?? [])).toMatchObject({
      state: "sound",
      certificateId: id,
    });
    const root = await (await fetch(`${server.url}/.well-known/colophon-pdf-root.cer`)).text();
    expect(pdf?.roots).toEqual([root]);
  });

  test.skipIf(isMissing("pdfsig"))("is valid for pdfsig, which finds all of it signed", () => {
    const { output } = run("pdfsig", ["-nocert", file]);
    expect(output).toContain("Total document signed");
    expect(output).toContain("Signature is Valid");
  });

  test.skipIf(isMissing("pdfsig", "certutil"))("is trusted with the root imported", async () => {
    const { pdf } = await readTrust();
    const root = path.join(folder, `${language}.pem`);
    writeFileSync(root, pdf?.roots[0] ?? "");
    const database = `sql:${makeTemporaryFolder("colophon-nss-")}`;
    run("certutil", ["-N", "-d", database, "--empty-password"]);
    run("certutil", ["-A", "-d", database, "-n", "root", "-t", "CT,C,C", "-i", root]);
    expect(run("pdfsig", ["-nssdir", database, file]).output).toContain("Certificate is Trusted");
  });

  test.skipIf(isMissing("qpdf"))("is well-formed for qpdf", () => {
    expect(run("qpdf", ["--check", file])).toMatchObject({ status: 0 });
  });

  test.skipIf(isMissing("pdfdetach"))("carries the bundle", () => {
    expect(run("pdfdetach", ["-list", file]).output).toContain(`${id}.colophon.json`);
    const bundle = path.join(folder, `${language}.json`);
    run("pdfdetach", ["-save", "1", "-o", bundle, file]);
    expect(readFileSync(bundle).equals(readCertificatePdf(bytes).bundle ?? new Uint8Array())).toBe(true);
  });

  test.skipIf(isMissing("pdftotext"))("is searchable for title and creator", () => {
    const text = letters(run("pdftotext", [file, "-"]).output);
    expect(text).toContain(letters(titles[language]));
    expect(text).toContain("NoorAl-Huda");
  });

  test.skipIf(isMissing("pdftoppm", "zbarimg")).each(isLong ? [72, 150, 300] : [72])(
    "has a code that leads to its page, also at %i dots an inch",
    (resolution) => {
      const picture = path.join(folder, `${language}-${resolution}`);
      // The lower left quarter of the sheet.
      const [width, height] = [4 * resolution, 3 * resolution];
      const quarter = ["-x", "0", "-y", 8.5 * resolution, "-W", width, "-H", height].map(String);
      run("pdftoppm", [..."-png -singlefile -r".split(" "), String(resolution), ...quarter, file, picture]);
      const { output } = run("zbarimg", ["-q", "--raw", "--nodbus", `${picture}.png`]);
      expect(output).toContain(`${server.url}/verify/${id}`);
    },
  );
});

describe("documents", () => {
  let id: string;
  let bytes: Buffer;
  let address: string;
  beforeAll(async () => {
    ({ id, bytes } = await makePdf("en"));
    address = `${server.url}/api/certificates/${id}/certificate`;
  });

  test("no longer verify with one byte changed, or with a page appended", async () => {
    const roots = (await readTrust()).pdf?.roots ?? [];
    const flipped = Buffer.from(bytes);
    flipped[2000] = (flipped[2000] ?? 0) ^ 1;
    for (const forged of [flipped, Buffer.concat([bytes, Buffer.from("\n%%EOF\n")])])
      expect(checkPdfSignature(readCertificatePdf(forged), roots)).toMatchObject({ state: "refused" });
  });

  test("are kept: the same again, and no body for a client that has it", async () => {
    const again = await fetchFinal(id, "pdf?lng=en");
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    const headers = { "if-none-match": again.headers.get("etag") ?? "" };
    expect((await fetch(`${address}.pdf?lng=en`, { headers })).status).toBe(304);
    expect((await fetch(`${address}.pdf?lng=fr`, { headers })).status).toBe(200);
  });

  test("are named after the work, in the requested language", async () => {
    const french = registered.get("fr") ?? "";
    const response = await fetch(`${server.url}/api/certificates/${french}/certificate.pdf`, {
      headers: { "accept-language": "fr-CA" },
    });
    expect(response.headers.get("content-language")).toBe("fr");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="L_Ete a Montreal_certificate.pdf"; filename*=UTF-8''${encodeURIComponent("L’Été à Montréal_certificate.pdf")}`,
    );
  });

  test("are drawings and pictures too", async () => {
    const svg = await fetch(`${address}.svg`);
    expect(svg.headers.get("content-type")).toBe("image/svg+xml");
    expect(await svg.text()).toMatch(/^<svg /);
    const png = Buffer.from(await (await fetch(`${address}.png`)).arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(1654);
  });

  test("never show what the public page hides, not even to the owner", async () => {
    const hidden = await register(account, { title: "Hidden", showCreatorEmail: false });
    const headers = authorization(account.token);
    const response = await fetch(`${server.url}/api/certificates/${hidden.certificateId}/certificate.pdf`, {
      headers,
    });
    const { bundle } = readCertificatePdf(Buffer.from(await response.arrayBuffer()));
    const { sdJwt } = JSON.parse(Buffer.from(bundle ?? []).toString()) as { sdJwt: string };
    const disclosed = sdJwt.split("~").map((part) => Buffer.from(part, "base64url").toString());
    expect(disclosed.some((disclosure) => disclosure.includes(`"title"`))).toBe(true);
    expect(disclosed.some((disclosure) => disclosure.includes(`"creatorEmail"`))).toBe(false);
  });

  test("of an unknown certificate are refused", async () => {
    const response = await fetch(`${server.url}/api/certificates/RSF-000000000/certificate.pdf`);
    expect({ status: response.status, answer: await response.json() }).toEqual(
      refusal("certificate_not_found"),
    );
  });
});

test.runIf(isLong && !isMissing("pdftotext"))(
  "while its anchor is pending, a document says so, and is cached but not kept",
  async () => {
    const { url } = await createTestDatabase();
    const remote = { DATABASE_URL: url, CHAIN_ID: "11155111", CHAIN_RPC_URL: "http://localhost:1" };
    const waiting = await startServer(remote);
    const owner = await openAccount(waiting.url);
    const { certificateId } = await register(owner, { collaborators });
    await until(async () => {
      const stated = await fetch(`${waiting.url}/api/ip/verify/${certificateId}`);
      expect(await stated.json()).toMatchObject({ log: { index: expect.any(Number) as number } });
    });
    const response = await fetch(`${waiting.url}/api/certificates/${certificateId}/certificate.pdf`);
    expect(response.headers.get("etag")).toBeNull();
    expect(response.headers.get("cache-control")).toBe("no-store");
    const file = path.join(folder, "pending.pdf");
    const bytes = Buffer.from(await response.arrayBuffer());
    writeFileSync(file, bytes);
    // No two signatures are equal, so this is the same document.
    const again = await fetch(response.url);
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    expect(existsSync(path.join(waiting.dataDir, "objects/documents"))).toBe(false);
    expect(run("pdftotext", [file, "-"]).output).toContain("On its way");
    await waiting.stop();
  },
);

test("a certificate's pictures say what machines may do with them, from the last word", async () => {
  const aiUse = { "train-generative": "refuse", ground: "allow" } as const;
  const { certificateId, id } = await register(account, { title: "Told", aiUse });
  const usage = async () => {
    const { headers } = await fetch(`${server.url}/api/certificates/${certificateId}/certificate.svg`);
    return [headers.get("content-usage"), headers.get("tdm-reservation")];
  };
  expect(await usage()).toEqual(["train-ai=n, ai-use=y", null]);
  const said = await fetch(`${server.url}/api/ip/${id}/statements`, {
    method: "POST",
    headers: { ...authorization(account.token), "content-type": "application/json" },
    body: JSON.stringify({ kind: "ai_use", aiUse: { index: "refuse" } }),
  });
  expect(said.status).toBe(201);
  expect(await usage()).toEqual(["search=n", null]);
});
