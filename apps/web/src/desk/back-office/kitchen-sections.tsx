import { useCallback } from "react";
import { useOffice } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";
import { ORDERING_EVENTS } from "../read/live-reads.ts";
import { useRead } from "../read/use-read.ts";
import { WhileRead } from "../read/while-read.tsx";
import { CapacityForm } from "./capacity-form.tsx";
import { PauseChoicesForm } from "./pause-choices-form.tsx";

/** Limits per slot, and the choices of a pause. */
export function KitchenSections() {
  const { m, api } = useOffice();
  const call = useCallback(() => api.kitchenSettings(), [api]);
  const read = useRead(call, ORDERING_EVENTS);
  return (
    <WhileRead read={read}>
      {(settings) => (
        <>
          <section className={styles.section} aria-labelledby="capacity">
            <h2 id="capacity">{m.settings.capacity}</h2>
            <p className={styles.soft}>{m.settings.capacityText}</p>
            <CapacityForm settings={settings} onSaved={read.put} />
          </section>
          <section className={styles.section} aria-labelledby="pause">
            <h2 id="pause">{m.settings.pause}</h2>
            <p className={styles.soft}>{m.settings.pauseText}</p>
            <PauseChoicesForm settings={settings} onSaved={read.put} />
          </section>
        </>
      )}
    </WhileRead>
  );
}
