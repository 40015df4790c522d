const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded border py-2 text-center leading-tight font-semibold no-underline cursor-pointer transition-colors disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-default";

const looks = {
  primary: "border-navy px-5 bg-navy text-paper hover:border-link hover:bg-link",
  secondary: "border-navy px-5 text-navy hover:bg-navy hover:text-paper",
  /** For what can't be undone. */
  danger: "border-invalid px-5 bg-invalid text-paper hover:border-ink hover:bg-ink",
  quiet: "border-transparent px-3 text-ink hover:border-rule hover:bg-raised",
};

export type ButtonLook = keyof typeof looks;

/** The classes of buttons and of links that look like them. */
export const buttonLook = (look: ButtonLook, more = ""): string => `${base} ${looks[look]} ${more}`;
