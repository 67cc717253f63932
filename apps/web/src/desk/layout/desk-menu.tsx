import { useState } from "react";
import { NavLink } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useDesk } from "../desk-context.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { setMe } from "../session/session-store.ts";
import { useCommand } from "../use-command.ts";
import styles from "./desk-menu.module.css";
import { LocaleSwitch } from "./locale-switch.tsx";

/** Who is signed in, and every page that they may open. */
export function DeskMenu({ name }: { name: string }) {
  const { m, api } = useDesk();
  const { send, message } = useCommand();
  const [isOpen, setOpen] = useState(false);

  async function signOut() {
    if (await send(() => api.signOut())) setMe(null);
  }

  return (
    <>
      <IconButton icon="list" label={m.nav.menu} onClick={() => setOpen(true)} size={28} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} label={m.nav.menu} place="right">
        <div className={styles.head}>
          <p className={styles.name}>{name}</p>
          <IconButton icon="x" label={m.close} onClick={() => setOpen(false)} />
        </div>
        <nav aria-label={m.nav.menu} className={styles.links}>
          <NavLink to="/" end onClick={() => setOpen(false)}>
            <DeskIcon name="clipboard-text" />
            {m.nav.inbox}
          </NavLink>
        </nav>
        <div className={styles.foot}>
          {message && <p role="alert">{message}</p>}
          <LocaleSwitch />
          <Button look="secondary" wide onClick={signOut}>
            <DeskIcon name="sign-out" />
            {m.nav.signOut}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
