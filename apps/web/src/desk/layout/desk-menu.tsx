import type { StaffRight } from "@noren/contract/staff/roles.ts";
import { type ComponentProps, useState } from "react";
import type { DeskMessages } from "../../i18n/desk-fr.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useUnseenChecks } from "../checks/payment-checks.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { HeaderButton } from "../page/header-button.tsx";
import { LocaleSwitch } from "../page/locale-switch.tsx";
import { PageLink } from "../page/page-link.tsx";
import { endPush } from "../push/keep-push.ts";
import { setMe, useSession } from "../session/session-store.ts";
import { useCommand } from "../use-command.ts";
import styles from "./desk-menu.module.css";

/** Groups of pages: a day's work, the menu, the restaurant. */
const GROUPS = ["service", "menu", "restaurant"] as const;

/** A page in the menu, by its name in `nav`. */
export type MenuLink = {
  name: Exclude<keyof DeskMessages["nav"], "groups">;
  path: string;
  right: StaffRight;
  group: (typeof GROUPS)[number];
  icon: ComponentProps<typeof DeskIcon>["name"];
};

/** The signed-in staff member, and every page that they may open. */
export function DeskMenu({ links }: { links: readonly MenuLink[] }) {
  const { m, api } = useDesk();
  const me = useSession((session) => session.me);
  const { send, message } = useCommand();
  const unseen = useUnseenChecks();
  const [isOpen, setOpen] = useState(false);

  const open = links.filter(({ right }) => me?.rights.includes(right));
  const groups = GROUPS.map((group) => ({
    group,
    pages: open.filter((link) => link.group === group),
  })).filter(({ pages }) => pages.length > 0);

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
        countWords={m.paymentsToCheck(unseen)}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} label={m.nav.menu} placement="right">
        <div className={styles.head}>
          <p className={styles.name}>{me?.person.name || me?.person.email}</p>
          <IconButton icon="x" label={m.close} onClick={() => setOpen(false)} />
        </div>
        <nav aria-label={m.nav.menu} className={styles.links}>
          {groups.map(({ group, pages }) => (
            <section key={group} aria-labelledby={`nav-${group}`}>
              <h2 id={`nav-${group}`}>{m.nav.groups[group]}</h2>
              {pages.map(({ name, path, icon }) => (
                <PageLink key={name} to={`/${path}`} onClick={() => setOpen(false)}>
                  <DeskIcon name={icon} />
                  {m.nav[name]}
                  {name === "payments" && unseen > 0 && (
                    <span className={styles.badge}>
                      <span className="visually-hidden"> </span>
                      {unseen}
                    </span>
                  )}
                </PageLink>
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
