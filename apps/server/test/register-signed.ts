import { claimsOfRegistration, type Registered, type RegistrationInput } from "@colophon/api";
import { registrationTypedData } from "@colophon/proof";
import type { PrivateKeyAccount } from "viem/accounts";
import { makeRegistration } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import type { openSpeakingApp } from "./speaking-app.ts";

type Speaking = Awaited<ReturnType<typeof openSpeakingApp>>;

/** An account that has proven this wallet. */
export async function makeWalletOwner(
  { db }: Pick<Speaking, "db">,
  wallet: PrivateKeyAccount,
): Promise<TestUser> {
  const user = await makeUser(db);
  await db
    .insertInto("wallets")
    .values({ user_id: user.id, address: wallet.address.toLowerCase(), chain_id: 1, verified: true })
    .execute();
  return user;
}

/** Registers a work whose record names the wallet. */
export async function registerSigned(
  { register }: Pick<Speaking, "register">,
  owner: TestUser,
  wallet: PrivateKeyAccount,
  more: Pick<RegistrationInput, "supersedes" | "aiUse" | "aiInvolvement"> = {},
): Promise<Registered> {
  const claims = claimsOfRegistration(makeRegistration(more), { name: "Ada Lovelace", email: owner.email });
  const walletSignature = await wallet.signTypedData(registrationTypedData(Object.fromEntries(claims)));
  return register(owner, { ...more, walletSignature });
}
