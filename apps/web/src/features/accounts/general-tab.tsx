import { useSession } from "../../lib/session/session.ts";
import { ChangeEmail } from "./change-email.tsx";
import { EraseAccount } from "./erase-account.tsx";
import { ExportData } from "./export-data.tsx";

export function GeneralTab() {
  const session = useSession();
  if (session.state !== "signed-in") return undefined;
  return (
    <>
      <ChangeEmail user={session.user} />
      <ExportData />
      <EraseAccount user={session.user} />
    </>
  );
}
