import { CANONICAL_PREFIX } from "@noren/contract/locales.ts";
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { DataRouter } from "react-router";
import { ORDER_CHIP_WORDS } from "../../i18n/order-chip-words.ts";
import type { Bootstrap } from "../../render-context.ts";
import { formOf, inForm } from "../../routes.ts";
import { trackPath } from "../../track-path.ts";
import { hasTags } from "../consent/has-tags.ts";
import styles from "./order-chip.module.css";
import { useOpenOrder } from "./use-open-order.ts";

/** Pages that show the order themselves, or from which nobody should be led away. */
const WITHOUT_CHIP = /^\/(checkout|pay|success|track)(\/|$)/;

type OrderChipProps = { router: DataRouter; site: Pick<Bootstrap, "site" | "apiRoot"> };

/** The link to the open order, hanging from the page's header. */
export function OrderChip({ router, site: { site, apiRoot } }: OrderChipProps) {
  const path = useSyncExternalStore(router.subscribe, () => router.state.location.pathname);
  const { locale, prefix } = formOf(path);
  const isShown = !WITHOUT_CHIP.test(inForm(path, ""));
  const order = useOpenOrder({ apiRoot, locale, page: path });
  const header = useHeader(path);
  if (!order || !header || !isShown) return null;

  const words = ORDER_CHIP_WORDS[locale];
  const state = words.progress[order.progress];
  const address = trackPath(order.id, order.key, prefix || CANONICAL_PREFIX[locale]);
  return createPortal(
    <a className={styles.chip} href={address} onClick={open}>
      <span className={styles.dot} />
      {words.open}
      {state && <span className={styles.state}> · {state}</span>}
    </a>,
    header,
  );

  /** Third-party tags running here could read the key in the URL, so the page is reloaded. */
  function open(event: MouseEvent) {
    const isOwn = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isOwn || hasTags(site)) return;
    event.preventDefault();
    void router.navigate(address);
  }
}

/** The header of the page that is shown: a crash replaces the layout. */
function useHeader(path: string): Element | null {
  const [header, setHeader] = useState<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another header
  useEffect(() => setHeader(document.querySelector("[data-page] > header")), [path]);
  return header;
}
