import { useSession } from "../../lib/session.ts";

/** Where registering a work begins: who is signed out passes by the account. */
export function useRegisterPlace(): { to: string; state?: object } {
  const { state } = useSession();
  if (state !== "signed-out") return { to: "/register-ip" };
  return { to: "/register", state: { from: { pathname: "/register-ip", search: "" } } };
}
