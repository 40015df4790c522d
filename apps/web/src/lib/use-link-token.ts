import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The code of the mailed link that led here, after `#` or `?token=`. It is removed from the URL and the history. */
export function useLinkToken(): string {
  const { pathname, hash, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1) || (new URLSearchParams(search).get("token") ?? ""));
  useEffect(() => {
    if (hash !== "" || search !== "") void navigate(pathname, { replace: true });
  }, [navigate, pathname, hash, search]);
  return token;
}
