import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusal } from "../../../test/show-with-api.tsx";
import { queryClient } from "../../lib/api/query-client.ts";
import { storeToken } from "../../lib/session/token.ts";
import { type Draft, emptyCollaborator, emptyDraft } from "./draft.ts";
import { readDraft } from "./draft-store.ts";
import { dropDraft } from "./kept-drafts.ts";
import { draftFrom, keptFormOf, type KeptForm } from "./kept-form.ts";
import { useDraft } from "./use-draft.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

// A server as `register/drafts` is, as far as a wizard sees it.
interface Row {
  id: string;
  title: string;
  revision: number;
  besides: string | null;
  updatedAt: string;
  form: KeptForm;
}
let rows: Row[];
let puts: Row[];
/** Instead of an answer. */
let failWith: (() => Response) | undefined;
/** The server does what it is asked to, but its answer is lost. */
let isLosingAnswers: boolean;

const headingOf = ({ id, title, revision, besides, updatedAt }: Row) => ({
  id,
  title,
  revision,
  besides,
  updatedAt,
});
const rowOf = (id: string) => rows.find((row) => row.id === id);

function answer(method: string, address: string, body: Row | undefined): Response {
  if (failWith) return failWith();
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const id = pathname.split("/")[3] ?? "";
  if (method === "GET" && id === "") return Response.json(rows.map(headingOf));
  const row = rowOf(id);
  if (method === "DELETE") {
    rows = rows.filter((each) => each.id !== id || each.revision !== Number(searchParams.get("revision")));
    return new Response(null, { status: 204 });
  }
  if (method === "GET") return row ? Response.json(row) : refusal("not_found");
  if (!body) throw new Error("nothing sent");
  puts.push(body);
  if (!row && body.revision > 0) return refusal("not_found");
  if (row && JSON.stringify(row.form) === JSON.stringify(body.form)) return Response.json(headingOf(row));
  const saved = {
    ...body,
    id,
    revision: body.revision + 1,
    besides: row?.besides ?? null,
    updatedAt: "2026-01-01T00:00:00Z",
  };
  if (row && row.revision !== body.revision) {
    const besides = { ...saved, id: crypto.randomUUID(), revision: 1, besides: id };
    rows = [besides, ...rows];
    return Response.json(headingOf(besides));
  }
  rows = [saved, ...rows.filter((each) => each.id !== id)];
  return Response.json(headingOf(saved));
}

beforeEach(() => {
  [rows, puts, failWith, isLosingAnswers] = [[], [], undefined, false];
  storeToken("token");
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    const given = answer(method, address, typeof body === "string" ? (JSON.parse(body) as Row) : undefined);
    if (given.type === "error" || (isLosingAnswers && method === "PUT"))
      throw new TypeError("Failed to fetch");
    return given;
  });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const titled = (title: string, of: Draft = emptyDraft()): Draft => ({
  ...of,
  materialDetails: { ...of.materialDetails, title },
});

/** The wizard's hooks, as a wizard has them. */
async function open() {
  const onOpened = vi.fn<(opened: Draft) => void>();
  const { result, unmount } = renderHook(
    () => {
      const stored = useDraft("ana");
      return { stored, kept: useKeptDraft({ userId: "ana", ...stored, isFixed: false, onOpened }) };
    },
    {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    },
  );
  await pass(0);
  const kept = () => result.current.kept;
  const draft = () => result.current.stored.draft;
  const type = async (title: string, milliseconds = 2500) => {
    act(() => result.current.stored.edit((latest) => titled(title, latest)));
    await pass(milliseconds);
  };
  return {
    kept,
    draft,
    type,
    unmount,
    onOpened,
    edit: (change: Partial<Draft>) => act(() => result.current.stored.edit(change)),
  };
}
const pass = async (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const titles = () => rows.map(({ form }) => form.materialDetails.title);

/** Another device changes what the server has. */
function changeElsewhere(title: string) {
  rows = rows.map((row) => ({
    ...row,
    title,
    revision: row.revision + 1,
    form: { ...row.form, materialDetails: { ...row.form.materialDetails, title } },
  }));
}
const lookAgain = async () => {
  await act(async () => queryClient.invalidateQueries({ queryKey: ["drafts"] }));
  await pass(0);
};

test("a draft is saved some seconds after the last change, once", async () => {
  const { type, kept, edit } = await open();
  await type("The", 2000);
  await type("The Lighthouse", 2000);
  expect(puts).toEqual([]);
  await pass(500);
  expect([titles(), kept().isKept]).toEqual([["The Lighthouse"], true]);
  edit({ step: 3 });
  await pass(10_000);
  expect(puts).toHaveLength(1);
  await type("The Lighthouse Keeper");
  expect([titles(), rows[0]?.revision]).toEqual([["The Lighthouse Keeper"], 2]);
});

test("what nobody would miss is not sent", async () => {
  const { edit } = await open();
  edit({ registrantShare: "100" });
  await pass(10_000);
  expect(puts).toEqual([]);
});

test("the server gets no contact details of others", async () => {
  const { edit } = await open();
  edit({ collaborators: [{ ...emptyCollaborator(), givenName: "Noor", email: "noor@example.org" }] });
  await pass(2500);
  expect(JSON.stringify(puts)).toContain("Noor");
  expect(JSON.stringify(puts)).not.toContain("example.org");
});

test("a page that is hidden or left saves at once", async () => {
  const { type, unmount } = await open();
  await type("Hidden", 0);
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(titles()).toEqual(["Hidden"]);
  state.mockRestore();
  await type("Left", 0);
  unmount();
  await pass(0);
  expect(titles()).toEqual(["Left"]);
  expect(readDraft("ana").kept?.revision).toBe(2);
});

test("a failure is quiet, and the next change tries again", async () => {
  const { type, kept } = await open();
  failWith = () => Response.error();
  await type("On a train");
  expect([kept().isKept, kept().isFull]).toEqual([false, false]);
  failWith = undefined;
  await type("On a train, in a tunnel");
  expect([titles(), kept().isKept]).toEqual([["On a train, in a tunnel"], true]);
});

test("an answer that is lost makes no second draft, also after a reload", async () => {
  const { type, unmount } = await open();
  isLosingAnswers = true;
  await type("Sent");
  isLosingAnswers = false;
  await type("Sent again");
  expect(titles()).toEqual(["Sent again"]);
  isLosingAnswers = true;
  await type("Lost");
  unmount();
  await pass(0);
  isLosingAnswers = false;
  const { draft } = await open();
  expect([titles(), draft().kept?.revision]).toEqual([["Lost"], rows[0]?.revision]);
});

test("an account that is full is told so", async () => {
  const { type, kept } = await open();
  failWith = () => refusal("too_many_drafts");
  await type("One too many");
  expect(kept().isFull).toBe(true);
});

test("what another device has changed opens, if nothing was changed here, with the details that this one has", async () => {
  const { type, draft, edit } = await open();
  edit({
    collaborators: [{ ...emptyCollaborator(), id: "n", givenName: "Noor", email: "noor@example.org" }],
  });
  await type("By the phone");
  changeElsewhere("By the computer");
  await lookAgain();
  expect(draft().materialDetails.title).toBe("By the computer");
  expect(draft().collaborators[0]?.email).toBe("noor@example.org");
  await pass(10_000);
  expect(puts).toHaveLength(1);
});

test("what both have changed is kept twice, and each is registered by itself", async () => {
  const { type, kept, draft } = await open();
  await type("Begun");
  const [before, key] = [draft().kept, draft().idempotencyKey];
  await type("By the phone", 0);
  changeElsewhere("By the computer");
  await lookAgain();
  expect(draft().materialDetails.title).toBe("By the phone");
  await pass(6000);
  expect(new Set(titles())).toEqual(new Set(["By the computer", "By the phone"]));
  expect(draft().kept?.id).not.toBe(before?.id);
  expect(draft().idempotencyKey).not.toBe(key);
  expect(kept().twin?.id).toBe(before?.id);
});

test("what was registered elsewhere is not saved again, unless as a new draft", async () => {
  const { type, kept, draft } = await open();
  await type("Registered");
  const { idempotencyKey, kept: copy } = draft();
  rows = [];
  await lookAgain();
  expect(kept().isGone).toBe(true);
  await type("Registered, and changed here");
  expect(rows).toEqual([]);
  act(() => kept().goOnAsNew());
  await pass(2500);
  expect([titles(), kept().isGone]).toEqual([["Registered, and changed here"], false]);
  expect(draft().kept?.id).not.toBe(copy?.id);
  expect(draft().idempotencyKey).not.toBe(idempotencyKey);
});

test("another one opens once this one is saved", async () => {
  const { type, kept, onOpened } = await open();
  await type("One");
  const [one] = rows;
  await act(() => kept().begin());
  expect(onOpened).toHaveBeenCalledOnce();
  const second = await open();
  await second.type("Two", 0);
  await act(() => second.kept().open(one?.id ?? ""));
  expect(new Set(titles())).toEqual(new Set(["One", "Two"]));
  expect(readDraft("ana").materialDetails.title).toBe("One");
  expect(readDraft("ana").kept).toMatchObject({ id: one?.id, revision: 1 });
});

test("one that can't be saved stays open", async () => {
  const { type, kept, onOpened } = await open();
  failWith = () => Response.error();
  await type("On a train", 0);
  await act(() => kept().begin());
  expect([kept().isStuck, readDraft("ana").materialDetails.title]).toEqual([true, "On a train"]);
  expect(onOpened).not.toHaveBeenCalled();
});

test("a registered draft is gone everywhere, and a wizard that is left doesn't bring it back", async () => {
  const { type, kept, unmount } = await open();
  await type("Registered");
  await type("Registered with a last change", 0);
  dropDraft("ana");
  await pass(0);
  expect(kept().isGone).toBe(false);
  unmount();
  await pass(10_000);
  expect([rows, readDraft("ana").materialDetails.title]).toEqual([[], ""]);
});

test("a draft with forty files is whole on another device", () => {
  const draft = titled("Forty photographs");
  draft.files = Array.from({ length: 40 }, (_, at) => ({
    id: `id-${at}`,
    sha256: at.toString(16).padStart(64, "0"),
    name: `Summer/${at}.jpg`,
    size: at,
    mediaType: "image/jpeg",
    title: `Photograph ${at}`,
    date: "2024-05",
  }));
  const form = JSON.parse(JSON.stringify(keptFormOf(draft))) as Record<string, unknown>;
  expect(draftFrom({ id: "x", revision: 3, form })).toMatchObject({
    ...draft,
    kept: { id: "x", revision: 3 },
  });
});

test("a draft of a later release is left alone", () => {
  expect(draftFrom({ id: "x", revision: 1, form: { version: 2 } })).toBeUndefined();
});
