import type { RestaurantSettings } from "@noren/contract/settings.ts";
import { useState } from "react";
import { Link } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { restaurantPages } from "../../routes.ts";
import { useSite } from "../../site-context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Contacts } from "../shop/contacts.tsx";
import { LocaleSwitcher } from "./locale-switcher.tsx";
import styles from "./nav-drawer.module.css";
import { SiteLink } from "./site-link.tsx";
import { useAccountPage } from "./use-account-page.ts";

/** The navigation on phones. */
export function NavDrawer({ settings }: { settings: RestaurantSettings | null }) {
  const { m, href } = useLocale();
  const { site } = useSite();
  const account = useAccountPage();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.onPhones}>
      <IconButton icon="list" size={26} label={m.layout.openNav} onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={close} label={m.layout.mainNav} placement="left">
        <div className={styles.drawer}>
          <div className={styles.top}>
            <IconButton icon="x" label={m.layout.closeNav} onClick={close} />
            <LocaleSwitcher />
          </div>
          <nav aria-label={m.layout.mainNav} className={styles.links}>
            <Link to={href("home")} onClick={close}>
              {m.titles.home}
            </Link>
            <Link to={href("menu")} onClick={close}>
              {m.titles.menu}
            </Link>
            {restaurantPages(site).map((page) => (
              <Link key={page} to={href(page)} onClick={close}>
                {m.titles[page]}
              </Link>
            ))}
            <Link to={`${href("home")}#visit`} onClick={close}>
              {m.layout.findUs}
            </Link>
            <Link to={href(account)} onClick={close}>
              {m.layout.account}
            </Link>
            {site.header.links.map((link) => (
              <SiteLink key={link.href} link={link} size={28} />
            ))}
          </nav>
          {settings && <Contacts contacts={settings.contacts} />}
        </div>
      </Dialog>
    </div>
  );
}
