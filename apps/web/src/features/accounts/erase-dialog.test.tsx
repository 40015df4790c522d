import { expect, test, vi } from "vitest";
import { makeUser } from "../../../test/make-user.ts";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, waitFor } from "../../../test/show.tsx";
import { detailsKey, draftKey } from "../../lib/session/kept-draft.ts";
import { EraseDialog } from "./erase-dialog.tsx";

const word = t("account.erase.word");
const password = () => screen.getByLabelText(new RegExp(`^${t("account.password.present")}`));
const typedWord = () => screen.getByLabelText(new RegExp(`^${t("account.erase.typeWord", { word })}`));
const confirm = () => screen.getByRole("button", { name: t("account.erase.confirm") });

test("nothing is sent to the server without the word", async () => {
  const { user } = showWithApi(<EraseDialog user={makeUser()} onClose={() => {}} />, {
    "/api/auth/confirm": refusal("wrong_password"),
  });
  await user.type(password(), "correct horse battery");
  await user.type(typedWord(), "something else");
  await user.click(confirm());
  await screen.findByText(t("account.erase.wordMissing", { word }));
  expect(screen.queryByText(t("failure.wrong_password"))).toBeNull();
});

test("with the word, in upper or lower case, the server checks the password", async () => {
  const { user } = showWithApi(<EraseDialog user={makeUser()} onClose={() => {}} />, {
    "/api/auth/confirm": refusal("wrong_password"),
  });
  await user.type(password(), "not the password");
  await user.type(typedWord(), ` ${word.toUpperCase()} `);
  await user.click(confirm());
  expect(await screen.findByText(t("failure.wrong_password"))).toBeDefined();
});

test("an erased account leaves no draft in this browser", async () => {
  const me = makeUser();
  localStorage.setItem(draftKey(me.id), "{}");
  sessionStorage.setItem(detailsKey, "{}");
  const done = () => new Response(null, { status: 204 });
  const { user } = showWithApi(<EraseDialog user={me} onClose={() => {}} />, {
    "/api/auth/confirm": () => Response.json({ token: "of the confirmed session" }),
    "/api/user": done,
  });
  await user.type(password(), "correct horse battery");
  await user.type(typedWord(), word);
  await user.click(confirm());
  await waitFor(() => expect(localStorage.getItem(draftKey(me.id))).toBeNull());
  expect(sessionStorage.getItem(detailsKey)).toBeNull();
});

test("an account that takes longer than a request may is asked for again, until it is erased", async () => {
  let asked = 0;
  const { user } = showWithApi(<EraseDialog user={makeUser()} onClose={() => {}} />, {
    "/api/auth/confirm": () => Response.json({ token: "of the confirmed session" }),
    "/api/user": () =>
      ++asked < 3
        ? Response.json({ code: "not_confirmed", error: "" }, { status: 503 })
        : new Response(null, { status: 204 }),
  });
  await user.type(password(), "correct horse battery");
  await user.type(typedWord(), word);
  await user.click(confirm());
  await waitFor(() => expect(asked).toBe(3));
  expect(screen.queryByText(t("failure.not_confirmed"))).toBeNull();
});

test("it can be closed", async () => {
  const onClose = vi.fn<() => void>();
  const { user } = showWithApi(<EraseDialog user={makeUser()} onClose={onClose} />, {});
  await user.click(screen.getByRole("button", { name: t("common.cancel") }));
  expect(onClose).toHaveBeenCalledOnce();
});
