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
import { setMe, useSession } from "../session/session-store.ts";
import { useCommand } from "../use-command.ts";
import styles from "./desk-menu.module.css";

const LINKS = [
  { to: "/", page: "inbox", icon: "clipboard-text", right: "see_orders" },
  { to: "/history", page: "history", icon: "clock", right: "see_orders" },
  { to: "/payments", page: "payments", icon: "credit-card", right: "see_payment_checks" },
  { to: "/printers", page: "printers", icon: "printer", right: "manage_printers" },
  { to: "/people", page: "people", icon: "users-three", right: "manage_people" },
  { to: "/settings", page: "settings", icon: "bell-ringing", right: "change_kitchen_settings" },
  { to: "/audit", page: "audit", icon: "shield-check", right: "see_audit" },
  { to: "/account", page: "account", icon: "user-circle", right: "be_signed_in" },
] as const satisfies readonly { to: string; page: string; icon: string; right: StaffRight }[];

/** The signed-in staff member, and every page that they may open. */
export function DeskMenu() {
  const { m, api } = useDesk();
  const me = useSession((session) => session.me);
  const { send, message } = useCommand();
  const unseen = useChecks((state) => state.unseen);
  const [isOpen, setOpen] = useState(false);

  const links = LINKS.filter(({ right }) => me?.rights.includes(right)).map((link) => ({
    ...link,
    words: m.nav[link.page],
  }));

  async function signOut() {
    if (await send(() => api.signOut())) setMe(null);
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
          {links.map(({ to, page, icon, words }) => (
            <NavLink key={to} to={to} end onClick={() => setOpen(false)}>
              <DeskIcon name={icon} />
              {words}
              {page === "payments" && unseen > 0 && (
                <span className={styles.badge}>
                  <span className="visually-hidden"> </span>
                  {unseen}
                </span>
              )}
            </NavLink>
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
