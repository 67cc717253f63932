import { useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import { currentPosition, type Position } from "../../platform/geolocation.ts";
import { Alert } from "../../ui/alert.tsx";
import styles from "./current-position.module.css";
import { FailedLookup } from "./failed-lookup.tsx";
import row from "./place-row.module.css";
import { PlaceRow } from "./place-row.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { useAddressSearch } from "./use-address-search.ts";

type Refused = Extract<Position, { ok: false }>["reason"];

/** Addresses around the visitor (storefront.md §9: the query holds the coordinates). */
export function CurrentPosition({ onChoose }: { onChoose: (description: string) => void }) {
  const words = LOCATION_WORDS[useLocale().locale];
  const { state, search } = useAddressSearch();
  const [device, setDevice] = useState<"asleep" | "asked" | "answered" | Refused>("asleep");

  async function locate() {
    setDevice("asked");
    const position = await currentPosition();
    if (!position.ok) return setDevice(position.reason);
    setDevice("answered");
    search().around(position);
  }

  const isBusy = device === "asked" || state.kind === "searching";
  const isRefused = device !== "asleep" && device !== "asked" && device !== "answered";
  return (
    <div className={styles.position}>
      <button type="button" className={row.row} aria-busy={isBusy} onClick={() => void locate()}>
        <PlaceRow icon="crosshair-simple" title={words.position} />
      </button>
      {isBusy && <SkeletonRows label={words.locating} />}
      {isRefused && <Alert>{words.noPosition[device]}</Alert>}
      {state.kind === "failed" && <FailedLookup code={state.code} onRetry={search().retry} />}
      {state.kind === "found" && !isBusy && (
        <section aria-label={words.nearby} className={styles.nearby}>
          <h3>{words.nearby}</h3>
          <ul>
            {state.found.suggestions.map(({ description, structured_formatting: parts }) => (
              <li key={description}>
                <button type="button" className={row.row} onClick={() => onChoose(description)}>
                  <PlaceRow icon="map-pin" title={parts.main_text} text={parts.secondary_text} />
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.attribution}>{state.found.attribution}</p>
        </section>
      )}
    </div>
  );
}
