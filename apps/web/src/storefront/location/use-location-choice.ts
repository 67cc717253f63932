import { LOCATION_MODAL_CLOSE_MS } from "@noren/ordering/constants.ts";
import type { Zone } from "@noren/ordering/model.ts";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../use-api.ts";
import {
  answerOrderType,
  chooseLocation,
  chooseOrderType,
  type SavedLocation,
  type SavedQuote,
} from "../cart/cart-store.ts";
import { useShop } from "../shop/shop-context.tsx";
import type { LookupFailure } from "./lookup.ts";
import { measure } from "./measurements.ts";
import { checkAddress, locationInZone } from "./place.ts";

/** Result of the visitor's choice; null before there is one. */
export type Choice =
  | { kind: "measuring" }
  | { kind: "failed"; code: LookupFailure; retry: () => void }
  | { kind: "too_far"; quote: SavedQuote }
  | { kind: "delivery"; location: SavedLocation }
  | { kind: "pickup" };

export type LocationChoice = {
  choice: Choice | null;
  /**
   * `description` is a suggestion's: it is measured, and saved if the restaurant delivers there.
   */
  chooseAddress: (description: string) => Promise<void>;
  chooseZone: (zone: Zone) => void;
  choosePickup: () => void;
  /** Clears the choice to search for another one. */
  reset: () => void;
};

/** State of choosing a location. The choice is saved at once; `onDone` is called a second later. */
export function useLocationChoice(isOpen: boolean, onDone: () => void): LocationChoice {
  const api = useApi();
  const { delivery } = useShop().settings;
  const [choice, setChoice] = useState<Choice | null>(null);
  /** Counts the choices, so that a late answer to an earlier one is ignored. */
  const latestRequest = useRef(0);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  const isSettled = choice?.kind === "delivery" || choice?.kind === "pickup";
  useEffect(() => {
    if (!isSettled || !isOpen) return;
    const timer = setTimeout(() => done.current(), LOCATION_MODAL_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isSettled, isOpen]);

  function deliverTo(location: SavedLocation) {
    latestRequest.current++;
    answerOrderType();
    chooseLocation(location);
    setChoice(null);
    chooseOrderType("delivery", () => setChoice({ kind: "delivery", location }));
  }

  async function chooseAddress(description: string) {
    const request = ++latestRequest.current;
    setChoice({ kind: "measuring" });
    const measurement = await measure(api(), description);
    if (latestRequest.current !== request) return;
    const fail = (code: LookupFailure) =>
      setChoice({ kind: "failed", code, retry: () => void chooseAddress(description) });
    if (measurement.kind === "failed") return fail(measurement.code);
    const check = checkAddress(measurement.found, delivery);
    if (check.kind === "unplaced") return fail("not_found");
    if (check.kind === "within") return deliverTo(check.location);
    setChoice(check);
  }

  return {
    choice,
    chooseAddress,
    chooseZone: (zone) => deliverTo(locationInZone(zone)),
    choosePickup() {
      latestRequest.current++;
      answerOrderType();
      chooseOrderType("pickup", () => setChoice({ kind: "pickup" }));
    },
    reset() {
      latestRequest.current++;
      setChoice(null);
    },
  };
}
