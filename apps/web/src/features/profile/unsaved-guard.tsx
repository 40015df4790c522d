import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Asks before unsaved changes are lost: itself when navigating to another page, through the browser on close or reload. */
export function UnsavedGuard({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation(["translation", "profile"]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Logging out leads there, and is deliberate.
      isChanged && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== "/login",
  );

  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);

  if (blocker.state !== "blocked") return undefined;
  return (
    <Dialog
      title={t("profile:unsavedTitle")}
      closeText={t("profile:stay")}
      onClose={() => blocker.reset()}
      action={<Button onClick={() => blocker.proceed()}>{t("profile:leave")}</Button>}
    >
      <p>{t("profile:unsavedText")}</p>
    </Dialog>
  );
}
