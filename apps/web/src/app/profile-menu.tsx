import type { User } from "@colophon/api";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { logOut } from "../lib/session.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

const itemLook =
  "block w-full cursor-pointer rounded px-3 py-2 text-start text-ink no-underline transition-colors hover:bg-paper";

/** A button that unfolds links, as sites' menus do; it folds when the focus leaves it or Escape is pressed. */
export function ProfileMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  async function leave() {
    await navigate("/login");
    await logOut();
  }

  return (
    // Focusable, so that a press on the menu in Safari, which focuses no link, counts as staying in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to the keys of what is in it
    <div
      tabIndex={-1}
      className="relative outline-none"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <Button
        ref={button}
        look="quiet"
        aria-expanded={isOpen}
        aria-controls="profile-menu"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Avatar name={user.name} url={user.profile_image_url} className="size-7 text-sm" />
        <bdi className="max-w-40 truncate leading-normal">{user.name}</bdi>
        <Icon name="chevron" className={`transition-transform ${isOpen ? "rotate-180" : ""}`} />
      </Button>
      <ul
        id="profile-menu"
        hidden={!isOpen}
        className="z-10 mt-1 min-w-44 rounded border border-rule bg-raised p-1 md:absolute md:end-0 md:shadow-raised"
      >
        <li>
          <Link to="/dashboard" className={itemLook} onClick={close}>
            {t("nav.dashboard")}
          </Link>
        </li>
        <li>
          <Link to="/profile" className={itemLook} onClick={close}>
            {t("nav.profile")}
          </Link>
        </li>
        <li>
          <button type="button" className={itemLook} onClick={() => void leave()}>
            {t("nav.logout")}
          </button>
        </li>
      </ul>
    </div>
  );
}
