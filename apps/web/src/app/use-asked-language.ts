import { useEffect, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";

/** Whether the address has asked for a language, which applies once: it is taken out of the address and the history. */
export function useAskedLanguage(): boolean {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [isAsked] = useState(() => new URLSearchParams(search).has("lng"));
  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has("lng")) return;
    rest.delete("lng");
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state });
  }, [navigate, pathname, search, hash, state]);
  return isAsked;
}
