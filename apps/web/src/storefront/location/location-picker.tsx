import { type RefObject, useEffect, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import { LostPlaceNotice } from "../cart/lost-place-notice.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { AddressField } from "./address-field.tsx";
import { ChosenPlace } from "./chosen-place.tsx";
import { CurrentPosition } from "./current-position.tsx";
import { FailedLookup } from "./failed-lookup.tsx";
import styles from "./location-picker.module.css";
import { PickupChoice } from "./pickup-choice.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { TooFar } from "./too-far.tsx";
import { useAddressSearch } from "./use-address-search.ts";
import { useLocationChoice } from "./use-location-choice.ts";
import { ZoneChoices } from "./zone-choices.tsx";

type LocationPickerProps = {
  isOpen: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** Whether the field is focused on opening. */
  focused: boolean;
  onDone: () => void;
};

/** Address search, current position, zones and pickup. Calls `onDone` a second after the choice. */
export function LocationPicker({ isOpen, field, focused, onDone }: LocationPickerProps) {
  const words = LOCATION_WORDS[useLocale().locale];
  const { delivery } = useShop().settings;
  const { state, search } = useAddressSearch();
  const { choice, chooseAddress, chooseZone, choosePickup, reset } = useLocationChoice(
    isOpen,
    onDone,
  );
  const [query, setQuery] = useState("");

  // The picker's code may load after the dialog has opened.
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused, field]);

  function type(text: string) {
    setQuery(text);
    reset();
    search().type(text);
  }

  function choose(description: string) {
    setQuery(description);
    search().stop();
    void chooseAddress(description);
  }

  if (choice?.kind === "delivery" || choice?.kind === "pickup")
    return <ChosenPlace choice={choice} />;

  const failure =
    choice?.kind === "failed"
      ? choice
      : state.kind === "failed"
        ? { code: state.code, retry: search().retry }
        : null;
  const isTooFar = choice?.kind === "too_far";
  const isBusy = choice?.kind === "measuring" || (!choice && state.kind === "searching");
  return (
    <div className={styles.picker}>
      <div className={styles.ways}>
        <LostPlaceNotice />
        <AddressField
          ref={field}
          query={query}
          onType={type}
          state={choice ? { kind: "idle" } : state}
          invalid={failure !== null || isTooFar}
          onChoose={choose}
        />
        {choice?.kind === "measuring" && <SkeletonRows label={words.measuring} rows={1} />}
        {failure && <FailedLookup code={failure.code} onRetry={failure.retry} />}
        {isTooFar && (
          <TooFar
            quote={choice.quote}
            onPickup={choosePickup}
            onAnother={() => {
              type("");
              field.current?.focus();
            }}
          />
        )}
        {query === "" && <CurrentPosition onChoose={choose} />}
        {!isBusy &&
          !isTooFar &&
          state.kind !== "found" &&
          delivery.calculation_type === "zone_based" && <ZoneChoices onChoose={chooseZone} />}
      </div>
      {!isTooFar && <PickupChoice onChoose={choosePickup} />}
    </div>
  );
}
