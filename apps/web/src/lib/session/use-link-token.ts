import { useEffect, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";

/**
 * The code of the mailed link that led here, after `#` or `?token=`, or of a visitor who had to log in first. A link's is
 * removed from the URL and the history.
 */
export function useLinkToken(): string {
  const { pathname, hash, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const linked = hash.slice(1) || new URLSearchParams(search).get("token");
  const [token, setToken] = useState(() => linked || carriedBy(state));
  // A link to the page that is open already loads nothing again.
  if (linked && linked !== token) setToken(linked);
  useEffect(() => {
    if (hash !== "" || search !== "") void navigate(pathname, { replace: true });
  }, [navigate, pathname, hash, search]);
  return token;
}

function carriedBy(state: unknown): string {
  const { token } = (state ?? {}) as { token?: unknown };
  return typeof token === "string" ? token : "";
}
