import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../api/query-client.ts";
import { type Absence, endSession, sessionKey } from "./end-session.ts";
import { filesKey } from "./kept-draft.ts";

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const deleteDatabase = vi.fn<(name: string) => void>();
beforeEach(() => {
  for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, storage);
  vi.stubGlobal("indexedDB", { deleteDatabase });
  queryClient.setQueryData(sessionKey, { id: "somebody" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  deleteDatabase.mockClear();
  queryClient.clear();
});

test.each<[Absence, boolean]>([
  ["left", true],
  ["erased", true],
  ["expired", false],
  ["nobody", false],
])("a session that ends because of %s: the list of chosen files is deleted: %s", (why, isDeleted) => {
  endSession(why);
  expect(deleteDatabase.mock.calls).toEqual(isDeleted ? [[filesKey("somebody")]] : []);
});
