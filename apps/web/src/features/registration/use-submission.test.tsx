import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeLink } from "../../../test/make-link.ts";
import { makeUser } from "../../../test/make-user.ts";
import { screen, show } from "../../../test/show.tsx";
import { clientConfigQuery } from "../../lib/api/client-config.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { creatorQuery } from "./creator-query.ts";
import { emptyDraft } from "./draft.ts";
import { useSubmission } from "./use-submission.ts";

const draft = emptyDraft();

const edit = vi.fn<(change: unknown) => void>();

function Submit() {
  const { isPending, isSuccess, mutate } = useSubmission(makeUser(), edit);
  return (
    <button type="button" onClick={() => mutate({ draft, wallet: undefined })}>
      {isPending ? "submitting" : isSuccess ? "registered" : "idle"}
    </button>
  );
}

const sent: { address: string; key: string | null; body: string }[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string, { headers, body }: RequestInit) => {
    if (address.startsWith("/api/user/")) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      if (address === "/api/user/profile") return Response.json({});
      return Response.json({ code: "not_found", error: "Not found." }, { status: 404 });
    }
    sent.push({ address, key: new Headers(headers).get("idempotency-key"), body: body as string });
    return Response.json({ id: "1", certificateId: "RSF-7K2M9QX4T" }, { status: 201 });
  });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const creator = { profile: {}, aliases: [], selfIdentification: {}, links: [] };

/** Clicks, and lets this number of milliseconds pass. */
const submit = (cents: number, { isCreatorKnown = true } = {}) => {
  if (isCreatorKnown) queryClient.setQueryData(creatorQuery.queryKey, creator as never);
  queryClient.setQueryData(clientConfigQuery.queryKey, {
    chainRpcUrl: null,
    fee: { cents, batchCents: cents, currency: "CAD" },
    payments: "demo",
    operator: null,
    contact: "",
    depositMaxBytes: 0,
  });
  show(
    <QueryClientProvider client={queryClient}>
      <Submit />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button"));
};
const pass = async (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const state = () => screen.getByRole("button").textContent;

test("the simulated payment takes 1500 ms, and then the work is registered, with the draft's key", async () => {
  submit(2500);
  await pass(1499);
  expect([state(), sent]).toEqual(["submitting", []]);
  await pass(1);
  expect(sent).toMatchObject([{ address: "/api/ip/register", key: draft.idempotencyKey }]);
  await pass(1);
  expect(state()).toBe("registered");
});

test("where registering is free nothing is paid, and nobody waits", async () => {
  submit(0);
  await pass(1);
  expect([state(), sent.length]).toEqual(["registered", 1]);
});

test("links are sent that are confirmed now and shown, and kept in the draft", async () => {
  const links = [makeLink(), makeLink({ id: "2", state: "moved" })];
  queryClient.setQueryData(creatorQuery.queryKey, { ...creator, links } as never);
  submit(0, { isCreatorKnown: false });
  await pass(1);
  expect(JSON.parse(sent[0]?.body ?? "")).toMatchObject({ links: [links[0]?.id] });
  expect(edit).toHaveBeenCalledWith({ links: [links[0]?.id] });
});

test("a profile that is on its way is awaited: an order is the same before and after a reload", async () => {
  submit(0, { isCreatorKnown: false });
  await pass(499);
  expect(sent).toEqual([]);
  await pass(2);
  expect(JSON.parse(sent[0]?.body ?? "")).toMatchObject({ showSelfIdentification: true });
});
