import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useChecks } from "../checks/checks-store.ts";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { DESK_PAGES, LINKED_PAGES, PAGE_GROUPS } from "../page/desk-pages.ts";
import { HeaderButton } from "../page/header-button.tsx";
import { LocaleSwitch } from "../page/locale-switch.tsx";
import { PageLink } from "../page/page-link.tsx";
import { endPush } from "../push/keep-push.ts";
import { setMe, useSession } from "../session/session-store.ts";
import { useCommand } from "../use-command.ts";
import styles from "./desk-menu.module.css";

/** The signed-in staff member, and every page that they may open. */
export function DeskMenu() {
  const { m, api } = useDesk();
  const me = useSession((session) => session.me);
  const { send, message } = useCommand();
  const unseen = useChecks((state) => state.unseen);
  const [isOpen, setOpen] = useState(false);

  const links = LINKED_PAGES.filter((name) => me?.rights.includes(DESK_PAGES[name].right));
  const groups = PAGE_GROUPS.map((group) => ({
    group,
    pages: links.filter((name) => DESK_PAGES[name].group === group),
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
              {pages.map((name) => (
                <PageLink
                  key={name}
                  to={`/${DESK_PAGES[name].path}`}
                  onClick={() => setOpen(false)}
                >
                  <DeskIcon name={DESK_PAGES[name].icon} />
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
