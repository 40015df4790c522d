/** Of a tag of the template, which is ours and always well-formed. */
export function readAttributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** `width=770;lines=5;min=20` */
export function readSettings(text: string): Record<string, number> {
  return Object.fromEntries(
    text.split(";").map((setting) => {
      const [name = "", value = ""] = setting.split("=");
      if (!/^-?[\d.]+$/.test(value)) throw new TypeError(`the template says ${setting}`);
      return [name, Number(value)];
    }),
  );
}
