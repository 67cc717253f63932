import type { StaffRight } from "@noren/contract/staff/roles.ts";
import { useState } from "react";
import { NavLink } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useChecks } from "../checks/checks-store.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { HeaderButton } from "../page/header-button.tsx";
import { LocaleSwitch } from "../page/locale-switch.tsx";
import { endPush } from "../push/keep-push.ts";
import { setMe, useSession } from "../session/session-store.ts";
import { useCommand } from "../use-command.ts";
import styles from "./desk-menu.module.css";

type Link = { to: string; page: string; icon: string; right: StaffRight };

/** Every page of the desk, in the groups of a day's work, of the menu, and of the restaurant. */
const GROUPS = {
  service: [
    { to: "/", page: "inbox", icon: "clipboard-text", right: "see_orders" },
    { to: "/today", page: "today", icon: "calendar-check", right: "see_orders" },
    { to: "/availability", page: "availability", icon: "prohibit", right: "change_availability" },
    { to: "/history", page: "history", icon: "clock", right: "see_orders" },
  ],
  menu: [
    { to: "/menu", page: "card", icon: "tag", right: "change_menu" },
    { to: "/menu/choices", page: "choices", icon: "list-numbers", right: "change_menu" },
    { to: "/menu/languages", page: "languages", icon: "translate", right: "change_menu" },
    { to: "/menu/drafts", page: "drafts", icon: "calendar-dots", right: "change_menu" },
    {
      to: "/menu/history",
      page: "menuHistory",
      icon: "arrow-counter-clockwise",
      right: "change_menu",
    },
  ],
  restaurant: [
    { to: "/hours", page: "hours", icon: "clock-countdown", right: "change_hours" },
    { to: "/delivery", page: "delivery", icon: "bicycle", right: "change_delivery" },
    { to: "/offers", page: "offers", icon: "seal-percent", right: "change_offers" },
    { to: "/restaurant", page: "restaurant", icon: "storefront", right: "change_restaurant" },
    { to: "/payments", page: "payments", icon: "credit-card", right: "see_payment_checks" },
    { to: "/printers", page: "printers", icon: "printer", right: "manage_printers" },
    { to: "/people", page: "people", icon: "users-three", right: "manage_people" },
    { to: "/settings", page: "settings", icon: "bell-ringing", right: "change_kitchen_settings" },
    { to: "/audit", page: "audit", icon: "shield-check", right: "see_audit" },
    { to: "/account", page: "account", icon: "user-circle", right: "be_signed_in" },
  ],
} as const satisfies Record<string, readonly Link[]>;

const NAMES = ["service", "menu", "restaurant"] as const;

/** The signed-in staff member, and every page that they may open. */
export function DeskMenu() {
  const { m, api } = useDesk();
  const me = useSession((session) => session.me);
  const { send, message } = useCommand();
  const unseen = useChecks((state) => state.unseen);
  const [isOpen, setOpen] = useState(false);

  const groups = NAMES.map((name) => ({
    name,
    links: GROUPS[name].filter(({ right }) => me?.rights.includes(right)),
  })).filter(({ links }) => links.length > 0);

  async function signOut() {
    if (!(await send(() => api.signOut()))) return;
    void endPush();
    setMe(null);
  }

  return (
    <>
      <HeaderButton
        icon={<Icon name="list" size={24} />}
        words={m.nav.menu}
        count={unseen}
        countWords={m.payments.waiting(unseen)}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} label={m.nav.menu} placement="right">
        <div className={styles.head}>
          <p className={styles.name}>{me?.person.name || me?.person.email}</p>
          <IconButton icon="x" label={m.close} onClick={() => setOpen(false)} />
        </div>
        <nav aria-label={m.nav.menu} className={styles.links}>
          {groups.map(({ name, links }) => (
            <section key={name} aria-labelledby={`nav-${name}`}>
              <h2 id={`nav-${name}`}>{m.nav.groups[name]}</h2>
              {links.map(({ to, page, icon }) => (
                <NavLink key={to} to={to} end onClick={() => setOpen(false)}>
                  <DeskIcon name={icon} />
                  {m.nav[page]}
                  {page === "payments" && unseen > 0 && (
                    <span className={styles.badge}>
                      <span className="visually-hidden"> </span>
                      {unseen}
                    </span>
                  )}
                </NavLink>
              ))}
            </section>
          ))}
        </nav>
        <div className={styles.foot}>
          {message && <p role="alert">{message}</p>}
          <LocaleSwitch />
          <Button variant="secondary" fullWidth onClick={signOut}>
            <DeskIcon name="sign-out" />
            {m.nav.signOut}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
