import { useSession } from "../../lib/session/session.ts";

/** Where registering a work begins: signed-out visitors log in or sign up first. */
export function useRegisterPlace(): { to: string; state?: object } {
  const { state } = useSession();
  if (state !== "signed-out") return { to: "/register-ip" };
  return { to: "/register", state: { from: { pathname: "/register-ip", search: "" } } };
}
