const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded px-5 py-2 font-semibold no-underline cursor-pointer transition-colors duration-150 disabled:cursor-default disabled:opacity-60";

const looks = {
  primary: "bg-navy text-paper hover:bg-link",
  secondary: "border border-navy text-navy hover:bg-raised",
  quiet: "text-ink hover:bg-raised",
};

export type ButtonLook = keyof typeof looks;

/** The classes of buttons and of links that look like them. */
export const buttonLook = (look: ButtonLook, more = ""): string => `${base} ${looks[look]} ${more}`;
