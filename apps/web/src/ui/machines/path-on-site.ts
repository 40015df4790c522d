/** The path that protocols match, from what somebody enters: a path, or a whole address. Undefined for neither. */
export function pathOnSite(entered: string): string | undefined {
  const text = entered.trim();
  if (text === "") return "/";
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(text) || !URL.canParse(text, "https://site.example"))
    return undefined;
  const { pathname, search } = new URL(text, "https://site.example");
  return `${pathname}${search}`;
}
