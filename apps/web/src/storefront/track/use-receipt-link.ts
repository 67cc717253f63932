import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { RECEIPT_HASH } from "../../track-path.ts";

/** Opens the first receipt of the part where the page's link asks for it. */
export function useReceiptLink(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const isAsked = useLocation().hash === RECEIPT_HASH;

  useEffect(() => {
    const receipt = isAsked && part.current?.querySelector("details");
    if (!receipt) return;
    receipt.open = true;
    receipt.scrollIntoView({ block: "start" });
    receipt.querySelector("summary")?.focus({ preventScroll: true });
  }, [isAsked]);

  return part;
}
