import { type RefObject, useEffect, useRef } from "react";
import { useApi } from "../../../use-api.ts";
import { addressLine, measure, useMeasurements } from "../../location/measurements.ts";
import { useCheckout } from "../state/checkout-store.ts";

/**
 * For a form with an unmeasured address: measures it, then submits again. An address that changes
 * meanwhile is not submitted.
 */
export function useSubmitOnceMeasured(form: RefObject<HTMLFormElement | null>): () => void {
  const api = useApi();
  const waitingFor = useRef<string>(undefined);
  const line = addressLine(useCheckout((state) => state.delivery));
  const kind = useMeasurements((known) => known[line]?.kind);

  useEffect(() => {
    if (waitingFor.current === line && (kind === undefined || kind === "measuring")) return;
    const isReady = waitingFor.current === line && kind === "measured";
    waitingFor.current = undefined;
    if (isReady) form.current?.requestSubmit();
  }, [line, kind, form]);

  return () => {
    waitingFor.current = line;
    void measure(api(), line);
  };
}
