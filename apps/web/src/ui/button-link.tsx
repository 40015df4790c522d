import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonLook } from "./button-look.ts";

export function ButtonLink({
  look = "primary",
  className,
  ...rest
}: LinkProps & { look?: ButtonLook; className?: string }) {
  return <Link {...rest} className={buttonLook(look, className)} />;
}
