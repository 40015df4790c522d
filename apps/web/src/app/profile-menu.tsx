import type { User } from "@colophon/api";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { hasDraft } from "../lib/session/kept-draft.ts";
import { logOut } from "../lib/session/session.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Menu, menuItemLook } from "../ui/menu.tsx";
import { Words } from "../ui/words.tsx";
import type { LeaveDialogProps } from "./leave-dialog.tsx";

export function ProfileMenu({ user }: { user: User }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();

  const [Asking, setAsking] = useState<ComponentType<LeaveDialogProps>>();

  function leave() {
    void logOut();
    // On a private page, RequireSession leads there too, in the same way, so that the order doesn't matter.
    void navigate("/login", { replace: true });
  }

  /** Also without a connection, when nothing can be asked. */
  async function askOrLeave() {
    if (!hasDraft(user.id)) return leave();
    try {
      await i18n.loadNamespaces("draft");
      const { LeaveDialog } = await import("./leave-dialog.tsx");
      setAsking(() => LeaveDialog);
    } catch {
      leave();
    }
  }

  return (
    <>
      <Menu
        label={
          <>
            <Avatar name={user.name} url={user.profile_image_url} className="size-7 text-sm" />
            <Words className="max-w-40 truncate leading-normal">{user.name}</Words>
          </>
        }
        className="md:absolute md:end-0 md:shadow-raised"
      >
        <li>
          <Link to="/dashboard" className={menuItemLook}>
            {t("nav.dashboard")}
          </Link>
        </li>
        <li>
          <Link to="/profile" className={menuItemLook}>
            {t("nav.profile")}
          </Link>
        </li>
        <li>
          <Link to="/account" className={menuItemLook}>
            {t("nav.account")}
          </Link>
        </li>
        <li>
          <Link to="/verify" className={menuItemLook}>
            {t("drop.title")}
          </Link>
        </li>
        <li>
          <Link to="/browse" className={menuItemLook}>
            {t("browse.title")}
          </Link>
        </li>
        <li>
          <button type="button" className={menuItemLook} onClick={() => void askOrLeave()}>
            {t("nav.logout")}
          </button>
        </li>
      </Menu>
      {Asking && <Asking user={user} onClose={() => setAsking(undefined)} onLeave={leave} />}
    </>
  );
}
