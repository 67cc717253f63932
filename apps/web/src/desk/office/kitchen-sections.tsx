import { useCallback } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useDesk } from "../desk-context.tsx";
import styles from "../layout/desk-page.module.css";
import { CapacityForm } from "./capacity-form.tsx";
import { PauseChoicesForm } from "./pause-choices-form.tsx";
import { ReadProblem } from "./read-problem.tsx";
import { useRead } from "./use-read.ts";

/** How much the kitchen takes on, and what a pause offers when that is too much. */
export function KitchenSections() {
  const { m, api } = useDesk();
  const read = useCallback(() => api.kitchenSettings(), [api]);
  const { data, refusal, again, put } = useRead(read);
  if (!data)
    return refusal ? (
      <ReadProblem refusal={refusal} again={again} />
    ) : (
      <Skeleton lines={4} size="field" />
    );
  return (
    <>
      <section className={styles.section} aria-labelledby="capacity">
        <h2 id="capacity">{m.settings.capacity}</h2>
        <p className={styles.soft}>{m.settings.capacityText}</p>
        <CapacityForm settings={data} onSaved={put} />
      </section>
      <section className={styles.section} aria-labelledby="pause">
        <h2 id="pause">{m.settings.pause}</h2>
        <p className={styles.soft}>{m.settings.pauseText}</p>
        <PauseChoicesForm settings={data} onSaved={put} />
      </section>
    </>
  );
}
