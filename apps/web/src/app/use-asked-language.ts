import { useEffect, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";

/** Whether the address has asked for a language, which applies once: it is taken out of the address and the history. */
export function useAskedLanguage(): boolean {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const [isAsked] = useState(() => new URLSearchParams(search).has("lng"));
  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has("lng")) return undefined;
    rest.delete("lng");
    // Once the page is there: the router asks how far it is scrolled, and would have all of it laid out before it is seen.
    const later = setTimeout(
      () => void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state }),
    );
    return () => clearTimeout(later);
  }, [navigate, pathname, search, hash, state]);
  return isAsked;
}
