import { lookupLine } from "@noren/contract/address-line.ts";
import { type RefObject, useEffect, useRef } from "react";
import { useApi } from "../../../use-api.ts";
import { measure, useMeasurements } from "../../location/measurements.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { useCheckout } from "../state/checkout-store.ts";

/**
 * For a form with an unmeasured address: measures it, then submits again. An address that changes
 * meanwhile is not submitted. Zones do without a position that cannot be looked up.
 */
export function useSubmitOnceMeasured(form: RefObject<HTMLFormElement | null>): () => void {
  const api = useApi();
  const byZone = useShop().settings.delivery.calculation_type === "zone_based";
  const waitingFor = useRef<string>(undefined);
  const line = lookupLine(useCheckout((state) => state.delivery));
  const kind = useMeasurements((known) => known[line]?.kind);

  useEffect(() => {
    if (waitingFor.current === line && (kind === undefined || kind === "measuring")) return;
    const isKnown = kind === "measured" || (byZone && kind === "failed");
    const isReady = waitingFor.current === line && isKnown;
    waitingFor.current = undefined;
    if (isReady) form.current?.requestSubmit();
  }, [line, kind, byZone, form]);

  return () => {
    waitingFor.current = line;
    void measure(api(), line);
  };
}
