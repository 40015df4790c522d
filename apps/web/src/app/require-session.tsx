import { Navigate, Outlet, useLocation } from "react-router";
import { loginState, type Place } from "../features/accounts/login-message.ts";
import { useSession } from "../lib/session.ts";
import { Loading } from "../ui/loading.tsx";

/** Lets signed-in users through and sends others to log in. */
export function RequireSession() {
  const session = useSession();
  const from: Place = useLocation();
  if (session.state === "loading") return <Loading />;
  if (session.state === "signed-out")
    return <Navigate to="/login" replace state={loginState("loginFirst", from)} />;
  return <Outlet />;
}
