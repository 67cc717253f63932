import type { Tracking } from "@noren/contract/tracking.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { TRACK_WORDS } from "../../i18n/track-words.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./track-page.module.css";
import { type TrackStep, trackSteps } from "./track-steps.ts";

type TrackProgressProps = { tracking: Tracking; timeIn: (instant: string) => string };

/** The steps of an order with their times; the current one is also marked for screen readers. */
export function TrackProgress({ tracking, timeIn }: TrackProgressProps) {
  const { locale } = useLocale();
  const words = TRACK_WORDS[locale];
  const steps = trackSteps(tracking);
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
          <span>{nameOf(step)}</span>
          {step.at && <time dateTime={step.at}>{timeIn(step.at)}</time>}
        </li>
      ))}
    </ol>
  );

  function nameOf({ name }: TrackStep): string {
    if (name !== "completed") return words.step[name];
    return tracking.order.is_pickup ? words.step.handed_over : words.step.delivered;
  }
}
