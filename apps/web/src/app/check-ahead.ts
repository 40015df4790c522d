import { parseTrust, verifierOf } from "@colophon/proof";
import { askAnchors } from "../lib/checking/ask-anchors.ts";
import { evidenceAhead, type Proof } from "../lib/checking/evidence-ahead.ts";

/*
 * A certificate's page loads this beside the application. It needs only the proof package, so it is ready long before, and
 * fetches and checks while the application loads and starts. If this fails, the page retries; for a certificate that the server
 * doesn't know, there is no preload and nothing to do.
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
  const verify = verifierOf(bundle, { trust });
  // Proves the bundle while the application loads: for the verdict, the page only adds what else it knows.
  verify();
  return { bundle, trust, chain, verify };
}

/** Fetches like the preload, and thus without credentials. */
async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
