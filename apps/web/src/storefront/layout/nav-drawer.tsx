import type { RestaurantSettings } from "@noren/contract/settings.ts";
import { Suspense, useState } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useFirstIntent } from "../../platform/use-first-intent.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./nav-drawer.module.css";

const NavDialog = lazyPart(() => import("./nav-dialog.tsx").then((part) => part.NavDialog));

/** The navigation on phones; its code is loaded before it is first opened. */
export function NavDrawer({ settings }: { settings: RestaurantSettings | null }) {
  const { layout } = useMessages();
  const wanted = useFirstIntent();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.onPhones}>
      <IconButton icon="list" size={26} label={layout.openNav} onClick={() => setOpen(true)} />
      <Suspense>
        {(wanted || open) && (
          <NavDialog settings={settings} open={open} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  );
}
