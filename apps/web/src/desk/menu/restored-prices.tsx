import type { StaffMenus } from "@noren/contract/staff/menu.ts";
import { useEffect } from "react";
import { useShallow } from "zustand/react/shallow";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import { dropSettled, setDraft, useDrafts } from "./draft-store.ts";
import { dishesByTarget } from "./menus-state.ts";
import { readPrice } from "./prices.ts";
import styles from "./restored-prices.module.css";
import { isPrice, priceOfKey, savePrice } from "./save-price.ts";

/** Says that prices typed on an earlier visit are back, until they are saved or dropped. */
export function RestoredPrices({ menus }: { menus: StaffMenus["menus"] }) {
  const desk = useOffice();
  const { m } = desk;
  const restored = useDrafts(useShallow((state) => state.restored.filter(isPrice)));
  useEffect(() => {
    const known = dishesByTarget(menus);
    dropSettled((key, { text }) => {
      if (!isPrice(key)) return false;
      const { target, field } = priceOfKey(key);
      const dish = known.get(target);
      return !dish || readPrice(text) === dish[field];
    });
  }, [menus]);
  if (restored.length === 0) return null;
  return (
    <Alert
      action={
        <div className={styles.answers}>
          <Button
            onClick={() => {
              for (const key of restored) void savePrice(desk, key);
            }}
          >
            {m.menuPage.saveRestored}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              for (const key of restored) setDraft(key, null);
            }}
          >
            {m.menuPage.dropRestored}
          </Button>
        </div>
      }
    >
      {m.menuPage.restored(restored.length)}
    </Alert>
  );
}
