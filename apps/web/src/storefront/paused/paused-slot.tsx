import { type Pause, pausesOf } from "@noren/ordering/pause.ts";
import { Suspense, useState } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useNow } from "../../platform/use-now.ts";
import { useShop } from "../shop/shop-context.tsx";

const PausedNotice = lazyPart(() =>
  import("./paused-notice.tsx").then((part) => part.PausedNotice),
);

const TYPES = ["both", "pickup", "delivery"] as const;

/** Where it is said which orders are not taken for now, and to who saw it, that they are again. */
export function PausedSlot() {
  const pauses = pausesOf(useShop().settings.ordering);
  const now = useNow();
  const isOn = ({ until }: Pause) => now !== null && until > now;
  return TYPES.map((type) => (
    <PausedType
      key={type}
      type={type}
      until={pauses.find((pause) => pause.type === type && isOn(pause))?.until ?? null}
      isOtherOn={pauses.some((pause) => pause.type !== type && isOn(pause))}
    />
  ));
}

type PausedTypeProps = Pick<Pause, "type"> & {
  /** Epoch milliseconds; null while it is not on. */
  until: number | null;
  /** What is over is not said where another pause has taken its place. */
  isOtherOn: boolean;
};

function PausedType({ type, until, isOtherOn }: PausedTypeProps) {
  const [wasPaused, setWasPaused] = useState(false);
  if (until !== null && !wasPaused) setWasPaused(true);
  const isSaid = until !== null || (wasPaused && !isOtherOn);
  return <Suspense>{isSaid && <PausedNotice type={type} until={until} />}</Suspense>;
}
