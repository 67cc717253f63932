import { lookupLine } from "@noren/contract/address-line.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { useEffect } from "react";
import { useApi } from "../../../use-api.ts";
import { type Measurement, measure, useMeasurements } from "../../location/measurements.ts";
import { useShop } from "../../shop/shop-context.tsx";
import type { DeliveryForm } from "./checkout-form.ts";
import { needsLookup } from "./destination.ts";

/** Debounce in ms: an address is looked up once it has not changed for this long. */
const WRITTEN_MS = 700;

/**
 * What is known of the form's address where its delivery needs it, looked up after a pause
 * in typing. A changed address is another key, with no result yet.
 */
export function useMeasuredForm(form: DeliveryForm, orderType: OrderType): Measurement | null {
  const api = useApi();
  const { delivery } = useShop().settings;
  const counts = orderType === "delivery" && needsLookup(form, delivery);
  const line = counts ? lookupLine(form) : "";
  const measurement = useMeasurements((known) => known[line]) ?? null;
  const isNew = counts && measurement === null;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => void measure(api(), line), WRITTEN_MS);
    return () => clearTimeout(timer);
  }, [isNew, line, api]);
  return measurement;
}
