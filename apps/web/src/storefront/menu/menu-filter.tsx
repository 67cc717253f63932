import { Suspense, useRef } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { lazyPart } from "../../platform/lazy-part.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDietaryStore } from "../dietary/dietary-store.ts";
import { usePanels } from "../panels/panels-context.tsx";
import styles from "./menu-filter.module.css";

const DietarySummary = lazyPart(() =>
  import("../dietary/dietary-panel.tsx").then((part) => part.DietarySummary),
);

/** Opens the dietary filter and shows its effect. */
export function MenuFilter() {
  const { menu } = useMessages();
  const { openDietaryFilter } = usePanels();
  const active = useDietaryStore((state) => state.active);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.filter}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        data-active={active}
        onClick={openDietaryFilter}
      >
        <Icon name="funnel-simple" />
        <span>{menu.filter}</span>
      </button>
      <Suspense>{active && <DietarySummary onClear={() => button.current?.focus()} />}</Suspense>
    </div>
  );
}
