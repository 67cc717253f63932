import { Suspense, useRef } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import { lazyPart } from "../../platform/lazy-part.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useOpening } from "../../ui/use-opening.ts";
import styles from "./location-dialog.module.css";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { useLocationPanel } from "./use-location-panel.ts";

const LocationPicker = lazyPart(() =>
  import("./location-picker.tsx").then((part) => part.LocationPicker),
);

/** Delivery address or pickup (storefront.md §2). Closing goes back in the history. */
export function LocationDialog() {
  const words = LOCATION_WORDS[useLocale().locale];
  const { isOpen, close } = useLocationPanel();
  const opening = useOpening(isOpen);
  const field = useRef<HTMLInputElement>(null);
  // The field is focused only with a physical keyboard; an on-screen one would cover the other
  // choices.
  const canType = isOpen && window.matchMedia("(hover: hover) and (pointer: fine)").matches;
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      label={words.title}
      className={styles.dialog}
      initialFocusRef={canType ? field : undefined}
    >
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <IconButton icon="x" label={words.close} onClick={close} />
      </div>
      <div className={styles.body}>
        <Suspense fallback={<SkeletonRows label={words.searching} />}>
          {opening > 0 && (
            <LocationPicker
              key={opening}
              isOpen={isOpen}
              field={field}
              focused={canType}
              onDone={close}
            />
          )}
        </Suspense>
      </div>
    </Dialog>
  );
}
