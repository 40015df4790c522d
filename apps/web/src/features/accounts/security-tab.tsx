import { ChangePassword } from "./change-password.tsx";
import { SecurityEvents } from "./security-events.tsx";
import { SessionList } from "./session-list.tsx";

export function SecurityTab() {
  return (
    <>
      <ChangePassword />
      <SessionList />
      <SecurityEvents />
    </>
  );
}
