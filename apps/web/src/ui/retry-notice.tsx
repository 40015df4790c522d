import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

/** A failure, and a button to retry. */
export function RetryNotice({
  children,
  action,
  onRetry,
}: {
  children: ReactNode;
  action: string;
  onRetry: () => void;
}) {
  return (
    <Notice tone="error">
      <p>{children}</p>
      <Button look="secondary" onClick={onRetry}>
        {action}
      </Button>
    </Notice>
  );
}
