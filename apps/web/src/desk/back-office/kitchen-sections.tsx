import { useCallback } from "react";
import { useOffice } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";
import { ORDERING_EVENTS } from "../read/live-reads.ts";
import { ReadState } from "../read/read-state.tsx";
import { useRead } from "../read/use-read.ts";
import { CapacityForm } from "./capacity-form.tsx";
import { PauseChoicesForm } from "./pause-choices-form.tsx";

/** Limits per slot, and the choices of a pause. */
export function KitchenSections() {
  const { m, api } = useOffice();
  const call = useCallback(() => api.kitchenSettings(), [api]);
  const { data: settings, problem, refetch, put } = useRead(call, ORDERING_EVENTS);
  return (
    <>
      <ReadState data={settings} problem={problem} refetch={refetch} lines={4} size="field" />
      {settings && (
        <>
          <section className={styles.section} aria-labelledby="capacity">
            <h2 id="capacity">{m.settings.capacity}</h2>
            <p className={styles.soft}>{m.settings.capacityText}</p>
            <CapacityForm settings={settings} onSaved={put} />
          </section>
          <section className={styles.section} aria-labelledby="pause">
            <h2 id="pause">{m.settings.pause}</h2>
            <p className={styles.soft}>{m.settings.pauseText}</p>
            <PauseChoicesForm settings={settings} onSaved={put} />
          </section>
        </>
      )}
    </>
  );
}
