import { Suspense, useEffect } from "react";
import { lazyPart } from "../../platform/lazy-part.ts";
import { useFirstIntent } from "../../platform/use-first-intent.ts";
import { NO_LOCATION, useCart } from "../cart/cart-store.ts";
import { useShop } from "../shop/shop-context.tsx";
import { useLocationPanel } from "./use-location-panel.ts";

const LocationDialog = lazyPart(() =>
  import("./location-dialog.tsx").then((part) => part.LocationDialog),
);

/** The location picker; its code is loaded before it is first opened. */
export function LocationDialogs() {
  const { delivery } = useShop().settings;
  const { isOpen } = useLocationPanel();
  const wanted = useFirstIntent();
  useEffect(() => {
    if (useCart.getState().location === NO_LOCATION) return;
    void import("./check-stored-location.ts").then((check) => check.checkStoredLocation(delivery));
  }, [delivery]);
  return <Suspense>{(wanted || isOpen) && <LocationDialog />}</Suspense>;
}
