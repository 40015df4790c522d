import { formatExtra } from "@colophon/clocks";
import { formatBundle, formatTlogProof, parseBundle, parseTlogProof } from "@colophon/proof";
import { proofsOf, tokenOf } from "@colophon/testing/make-clock-evidence";
import { expect, test } from "./fixtures.ts";
import { registerByApi } from "./steps.ts";

test("a proof with evidence of other clocks is judged here, by code that no other proof loads", async ({
  page,
  server,
}) => {
  const id = await registerByApi(page.request, server.url);
  await expect
    .poll(
      async () => (await page.request.get(`${server.url}/api/ip/verify/${id}`)).json() as Promise<unknown>,
    )
    .toMatchObject({ anchor: { state: "final" } });
  const text = await (await page.request.get(`${server.url}/api/certificates/${id}/bundle`)).text();
  const bundle = parseBundle(text);
  const proof = parseTlogProof(bundle.tlogProof);
  const { pending } = proofsOf(proof.checkpoint);
  const now = Math.floor(Date.now() / 1000);
  // Anybody can add to a proof: a token of an authority that nobody knows, and a calendar's promise.
  const extra = formatExtra({
    rfc3161: [tokenOf(proof.checkpoint, now)],
    ocsp: [],
    ots: [pending],
    bitcoin: [],
  });
  const withEvidence = { ...bundle, tlogProof: formatTlogProof({ ...proof, extra }) };

  await page.goto("/verify");
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
  const drop = async (name: string, content: string) => {
    const files = [{ name, mimeType: "", buffer: Buffer.from(content) }];
    await page.getByLabel("Choose files, or drop them here").setInputFiles(files);
    return page.locator(`[data-file="${name}"]`);
  };
  const heading = { name: "Valid – time stated only by this registry" };
  const plain = await drop("plain.colophon.json", text);
  await expect(plain.getByRole("heading", heading)).toBeVisible();
  expect(loaded.filter((path) => path.includes("clocks"))).toEqual([]);

  const stamped = await drop("stamped.colophon.json", formatBundle(withEvidence));
  await expect(stamped.getByRole("heading", heading)).toBeVisible();
  await expect(stamped.getByText("A proof from Bitcoin is on its way.")).toBeVisible();
  expect(loaded.filter((path) => path.includes("clocks")).length).toBeGreaterThan(0);
});
