import type { ComponentProps } from "react";
import { Button } from "../../ui/button.tsx";

type Props = Omit<ComponentProps<typeof Button>, "look" | "className">;

/** A button of the bar below the works: two fit side by side on a phone. */
export function SelectionButton(button: Props) {
  return <Button look="quiet" className="max-sm:px-1 max-sm:text-sm" {...button} />;
}
