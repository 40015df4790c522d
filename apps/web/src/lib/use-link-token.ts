import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The code of the mailed link that led here, behind `#` or `?token=`. It does not stay in the address or the history. */
export function useLinkToken(): string {
  const { pathname, hash, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1) || (new URLSearchParams(search).get("token") ?? ""));
  useEffect(() => {
    if (hash !== "" || search !== "") void navigate(pathname, { replace: true });
  }, [navigate, pathname, hash, search]);
  return token;
}
