import { Suspense, useRef } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { lazyPart } from "../../platform/lazy-part.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePanels } from "../layout/panels-context.tsx";
import { useNeeds } from "../needs/needs-store.ts";
import styles from "./menu-filter.module.css";

const NeedsSummary = lazyPart(() =>
  import("../needs/needs-filter.tsx").then((part) => part.NeedsSummary),
);

/** The way to the filter of allergens and diets, and what it does while it is at work. */
export function MenuFilter() {
  const { menu } = useMessages();
  const { openNeeds } = usePanels();
  const active = useNeeds((needs) => needs.active);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.filter}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        data-active={active}
        onClick={openNeeds}
      >
        <Icon name="funnel-simple" />
        {menu.filter}
      </button>
      <Suspense>{active && <NeedsSummary onClear={() => button.current?.focus()} />}</Suspense>
    </div>
  );
}
