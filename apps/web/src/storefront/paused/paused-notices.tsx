import { type Pause, pausesOf } from "@noren/ordering/stored-pauses.ts";
import { useState } from "react";
import { useShop } from "../shop/shop-context.tsx";
import { PausedNotice } from "./paused-notice.tsx";

const TYPES = ["both", "pickup", "delivery"] as const;

/** Shows until when each pause lasts, and to visitors who saw it, that it is over. */
export function PausedNotices({ now }: { now: number }) {
  const pauses = pausesOf(useShop().settings.ordering);
  const isOn = ({ until }: Pause) => until > now;
  return TYPES.map((type) => (
    <PausedType
      key={type}
      type={type}
      now={now}
      until={pauses.find((pause) => pause.type === type && isOn(pause))?.until ?? null}
      isOtherOn={pauses.some((pause) => pause.type !== type && isOn(pause))}
    />
  ));
}

type PausedTypeProps = Pick<Pause, "type"> & {
  now: number;
  /** Epoch ms; null while it is not active. */
  until: number | null;
  /** The end of a pause is not announced if another one is active. */
  isOtherOn: boolean;
};

function PausedType({ type, until, now, isOtherOn }: PausedTypeProps) {
  const [wasPaused, setWasPaused] = useState(false);
  if (until !== null && !wasPaused) setWasPaused(true);
  const isShown = until !== null || (wasPaused && !isOtherOn);
  return isShown && <PausedNotice type={type} until={until} now={now} />;
}
