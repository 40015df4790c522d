import { useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { loginState, type VisitedPlace } from "../features/accounts/login-message.ts";
import { useSession } from "../lib/session/session.ts";
import { Loading } from "../ui/loading.tsx";

/** Lets signed-in users through and sends others to log in. */
export function RequireSession() {
  const session = useSession();
  const from: VisitedPlace = useLocation();
  const [wasLetIn, setWasLetIn] = useState(false);
  if (session.state === "signed-in" && !wasLetIn) setWasLetIn(true);
  if (session.state === "loading") return <Loading />;
  if (session.state === "signed-in") return <Outlet />;
  // A user who logs out here isn't brought back after the next log-in; one who comes here signed out is.
  if (wasLetIn && session.why === "left") return <Navigate to="/login" replace />;
  if (wasLetIn && session.why === "erased")
    return <Navigate to="/login" replace state={loginState("erased")} />;
  const message = session.why === "expired" ? "expired" : "loginFirst";
  return <Navigate to="/login" replace state={loginState(message, from)} />;
}
