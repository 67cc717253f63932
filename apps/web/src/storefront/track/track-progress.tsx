import type { Tracking } from "@noren/contract/tracking.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { TRACK_WORDS, type TrackWords } from "../../i18n/track-words.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./track-page.module.css";
import type { TrackStep } from "./track-steps.ts";

type Order = Pick<Tracking["order"], "is_pickup">;
type TrackProgressProps = {
  order: Order;
  /** Empty for an order that was rejected or cancelled. */
  steps: readonly TrackStep[];
  timeIn: (instant: string) => string;
};

/** The steps of an order with their times; the current one is also marked for screen readers. */
export function TrackProgress({ order, steps, timeIn }: TrackProgressProps) {
  const { locale } = useLocale();
  const words = TRACK_WORDS[locale];
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {steps.map((step) => (
        <li
          key={step.name}
          data-state={step.state}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <span className={styles.mark}>{step.state === "done" && <Icon name="check" />}</span>
          <span>{stepName(step, order, words)}</span>
          {step.at && <time dateTime={step.at}>{timeIn(step.at)}</time>}
        </li>
      ))}
    </ol>
  );
}

export function stepName({ name }: TrackStep, { is_pickup }: Order, { step }: TrackWords): string {
  if (name !== "completed") return step[name];
  return is_pickup ? step.handed_over : step.delivered;
}
