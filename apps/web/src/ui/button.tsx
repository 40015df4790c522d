import type { ComponentProps } from "react";
import { type ButtonLook, buttonLook } from "./button-look.ts";
import { Spinner } from "./spinner.tsx";

type Props = ComponentProps<"button"> & { look?: ButtonLook; isPending?: boolean };

/** A pending button keeps its place and its focus, and does nothing. */
export function Button({
  look = "primary",
  isPending = false,
  className,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isPending || rest["aria-disabled"] || undefined}
      className={buttonLook(look, className)}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {isPending && <Spinner />}
      {children}
    </button>
  );
}
