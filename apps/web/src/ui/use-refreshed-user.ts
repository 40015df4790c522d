import { useEffect } from "react";
import { refreshUser } from "../lib/session/refresh-user.ts";

/** Mail is read elsewhere: a user who comes back may have confirmed the address. */
export function useRefreshedUser(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const refresh = () => void (document.visibilityState === "visible" && refreshUser());
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, [isWaiting]);
}
