import type { RestaurantSettings } from "@noren/contract/settings.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { restaurantPages } from "../../routes.ts";
import { useSite } from "../../site-context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Link } from "../../ui/link.tsx";
import { Contacts } from "../shop/contacts.tsx";
import { LocaleSwitcher } from "./locale-switcher.tsx";
import styles from "./nav-drawer.module.css";
import { SiteLink } from "./site-link.tsx";
import { useAccountPage } from "./use-account-page.ts";

type NavDialogProps = {
  settings: RestaurantSettings | null;
  open: boolean;
  onClose: () => void;
};

/** The pages of the site, the languages and the restaurant's contacts. */
export function NavDialog({ settings, open, onClose: close }: NavDialogProps) {
  const { m, href } = useLocale();
  const { site } = useSite();
  const account = useAccountPage();
  return (
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
  );
}
