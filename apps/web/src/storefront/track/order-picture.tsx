import type { Progress } from "@noren/ordering/progress.ts";
import styles from "./order-picture.module.css";
import {
  Bag,
  Bicycle,
  Bowl,
  ClosedNoren,
  CrossedSlip,
  Pot,
  Slip,
  Stamp,
} from "./picture-parts.tsx";
import type { TrackStep } from "./track-steps.ts";

type OrderPictureProps = {
  progress: Progress;
  /** Empty for an order that was rejected or cancelled. */
  steps: readonly TrackStep[];
  /** What the picture shows, in words. */
  label: string;
};

/** Width of the drawing in its own units. */
const WIDTH = 360;
const LANTERN_GAP = 52;

/**
 * The counter of the restaurant with the order in its current state, under a string of lanterns:
 * one for each step, lit up to the current one. It moves briefly after each change, then rests
 * (WCAG 2.2.2: nothing moves on its own for more than five seconds).
 */
export function OrderPicture({ progress, steps, label }: OrderPictureProps) {
  const first = (WIDTH - (steps.length - 1) * LANTERN_GAP) / 2;
  return (
    <svg
      key={progress}
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} 170`}
      role="img"
      aria-label={label}
      data-progress={progress}
    >
      <path className={styles.string} d={`M0 8Q${WIDTH / 2} 22 ${WIDTH} 8`} />
      {steps.map(({ name, state }, index) => (
        <Lantern key={name} x={first + index * LANTERN_GAP} state={state} />
      ))}
      <path className={styles.counter} d="M24 156H336" />
      <g transform="translate(180 156)">{SCENES[progress]}</g>
    </svg>
  );
}

/** Drawn above the counter, whose middle is the origin. */
const SCENES: Record<Progress, React.ReactNode> = {
  new: <Slip />,
  accepted: (
    <Slip>
      <Stamp />
    </Slip>
  ),
  preparing: <Pot />,
  ready: <Bag />,
  out_for_delivery: <Bicycle />,
  completed: <Bowl />,
  rejected: <ClosedNoren />,
  cancelled: <CrossedSlip />,
};

/** Hangs on the string, which sags towards the middle. */
function Lantern({ x, state }: { x: number; state: TrackStep["state"] }) {
  const t = x / WIDTH;
  const y = 8 + 2 * t * (1 - t) * 14;
  return (
    <g className={styles.lantern} data-state={state} transform={`translate(${x} ${y})`}>
      <path className={styles.cord} d="M0 0v6" />
      {state === "now" && <circle className={styles.glow} cy="18" r="20" />}
      <path className={styles.paper} d="M-6 8H6C13 12 13 24 6 28H-6C-13 24-13 12-6 8Z" />
      <path className={styles.ribs} d="M-10 14H10M-11 18H11M-10 22H10" />
      <path className={styles.cap} d="M-5 7H5M-5 29H5" />
    </g>
  );
}
