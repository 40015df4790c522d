import { type ComponentProps, useEffect, useRef } from "react";
import { Notice } from "./notice.tsx";

/** The result of an act whose button is gone: takes the focus. */
export function OutcomeNotice(props: ComponentProps<typeof Notice>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="w-full outline-none">
      <Notice {...props} />
    </div>
  );
}
