import { parseTrust, verifyCertificate } from "@colophon/proof";
import { askAnchors } from "../lib/ask-anchors.ts";
import { evidenceAhead, type Proof } from "../lib/evidence-ahead.ts";

/*
 * The page of a certificate loads this beside the application, of which it needs nothing but the proof: so it is there long
 * before, and gathers and checks while the application is fetched and started. What goes wrong here the page tries again; of a
 * certificate that the server does not know it announces nothing.
 */
const announced = document.head.querySelector('link[rel="preload"][href$="/bundle"]')?.getAttribute("href");
const id = /^\/api\/certificates\/([^/]+)\/bundle$/.exec(announced ?? "")?.[1];
if (id !== undefined) evidenceAhead.keep(id, gather(id));

async function gather(certificate: string): Promise<Proof> {
  const configured = fetchBytes("/.well-known/colophon-client.json");
  const [bundle, trust] = await Promise.all([
    fetchBytes(`/api/certificates/${certificate}/bundle`),
    fetchBytes("/.well-known/colophon-trust.json").then(parseTrust),
  ]);
  const asking = askAnchors(bundle, trust, async () => {
    const { chainRpcUrl } = JSON.parse(new TextDecoder().decode(await configured)) as {
      chainRpcUrl: string | null;
    };
    return chainRpcUrl;
  });
  const chain = await asking;
  // A first check takes four times as long as the next one, which is the verdict's.
  verifyCertificate(bundle, { trust, chain });
  return { bundle, trust, chain };
}

/** As its preload asks for it, and as anyone may see it. */
async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
