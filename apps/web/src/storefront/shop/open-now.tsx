import type { Menu } from "@noren/ordering/model.ts";
import { Suspense } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useNow } from "../../platform/use-now.ts";
import styles from "./open-now.module.css";

const OpenState = lazyPart(() => import("./open-state.tsx").then((part) => part.OpenState));

export type OpenNowProps = {
  menus: readonly Menu[];
  /** For when they can be ordered, in words; absent where that is now. */
  when?: string | undefined;
};

/**
 * Whether the restaurant is open. Neither server-rendered nor loaded at first: its space is
 * reserved.
 */
export function OpenNow(props: OpenNowProps) {
  const now = useNow();
  const reserved = <p className={styles.state}>{"\u00a0"}</p>;
  if (now === null) return reserved;
  return (
    <Suspense fallback={reserved}>
      <OpenState {...props} now={now} />
    </Suspense>
  );
}
