import { useSession } from "../../lib/session/session.ts";
import { ChangePassword } from "./change-password.tsx";
import { Programs } from "./programs.tsx";
import { SecondFactors } from "./second-factors.tsx";
import { SecurityEvents } from "./security-events.tsx";
import { SessionList } from "./session-list.tsx";

export function SecurityTab() {
  const session = useSession();
  if (session.state !== "signed-in") return undefined;
  return (
    <>
      <ChangePassword user={session.user} />
      <SecondFactors user={session.user} />
      <SessionList />
      <Programs isConfirmed={session.user.emailConfirmed} />
      <SecurityEvents />
    </>
  );
}
