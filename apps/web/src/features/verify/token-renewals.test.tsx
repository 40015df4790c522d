import { utf8 } from "@colophon/proof";
import { makeRenewal, RENEWED_AT } from "@colophon/testing/make-renewal";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { screen, show, t } from "../../../test/show.tsx";
import { longDateTime } from "../../lib/text/format.ts";
import { TokenRenewals } from "./token-renewals.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const made = makeRenewal();
const stamped = longDateTime("en", (RENEWED_AT + 61) * 1000);
/** Times have narrow spaces. */
const asWritten = { normalizer: (text: string) => text };
const clocksText = (key: string, values = {}) => t(key as "title", { ns: "clocks", ...values });

async function unfold(answer: (path: string) => Response) {
  const fetch = vi.fn<(path: string) => Promise<Response>>(async (path) => answer(path));
  vi.stubGlobal("fetch", fetch);
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <TokenRenewals bundle={utf8(made.bundle)} />
    </QueryClientProvider>,
  );
  const title = await screen.findByText(clocksText("renewal.title"));
  expect(fetch).not.toHaveBeenCalled();
  await user.click(title);
}

test("without evidence of its day it says that there is none", async () => {
  await unfold(() => new Response("", { status: 404 }));
  expect(await screen.findByText(clocksText("renewal.of", { time: stamped }), asWritten)).toBeDefined();
  expect(screen.getByText(clocksText("renewal.none"))).toBeDefined();
});

test("a renewal whose clocks this page does not know dates nothing", async () => {
  const { file, jwt, tlogProof } = made;
  const day = "/log/evidence/2025-06-15";
  const files = new Map([
    [day, new Response(Uint8Array.from(file))],
    [`${day}.jwt`, new Response(jwt)],
    [`${day}.tlog-proof`, new Response(tlogProof)],
  ]);
  await unfold((path) => files.get(path) ?? new Response("", { status: 404 }));
  expect(await screen.findByText(clocksText("renewal.undated"))).toBeDefined();
});

test("a registry that fails is told apart from one without evidence", async () => {
  await unfold(() => new Response("", { status: 503 }));
  expect(await screen.findByText(clocksText("renewal.failed"))).toBeDefined();
});
