import type { FoundAddresses, Suggestion } from "@noren/contract/locations.ts";
import { useCombobox } from "downshift";
import { type KeyboardEvent, type Ref, useId } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./address-field.module.css";
import type { SearchState } from "./address-search.ts";
import row from "./place-row.module.css";
import { PlaceRow } from "./place-row.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";

type AddressFieldProps = {
  ref: Ref<HTMLInputElement>;
  query: string;
  onType: (query: string) => void;
  state: SearchState;
  invalid: boolean;
  /** A suggestion's `description`. */
  onChoose: (description: string) => void;
};

const NOTHING: FoundAddresses = { suggestions: [], attribution: "" };

/** Address search: a combobox whose list is below it in the page flow instead of overlaying it. */
export function AddressField({ ref, query, onType, state, invalid, onChoose }: AddressFieldProps) {
  const words = LOCATION_WORDS[useLocale().locale];
  const { suggestions, attribution } = foundIn(state) ?? NOTHING;
  const isSearching = state.kind === "searching";
  const isOpen = suggestions.length > 0;

  const id = useId();
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Suggestion>({
    inputId: id,
    items: suggestions,
    itemToString: (item) => item?.description ?? "",
    inputValue: query,
    isOpen,
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.description),
    // Leaving the field selects nothing: only a press or Enter does.
    stateReducer: (before, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? before : changes,
  });

  return (
    <div className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {words.address}
      </label>
      <div className={styles.box}>
        <Icon name="magnifying-glass" />
        <input
          {...getInputProps({
            ref,
            // Typed text must be set synchronously in our own state, otherwise the caret jumps.
            onChange: (event) => onType(event.currentTarget.value),
            onKeyDown: leaveToBrowser,
            placeholder: words.addressHint,
            enterKeyHint: "search",
            maxLength: 200,
            "aria-invalid": invalid || undefined,
            "aria-busy": isSearching || undefined,
          })}
        />
        {query && <IconButton icon="x" size={18} label={words.clear} onClick={() => onType("")} />}
      </div>
      <ul
        {...getMenuProps({
          "aria-label": words.suggestions,
          className: styles.list,
          hidden: !isOpen,
        })}
        data-stale={isSearching}
      >
        {suggestions.map((item, index) => (
          <li key={item.description} {...getItemProps({ item, index, className: row.row })}>
            <PlaceRow
              icon="map-pin"
              title={item.structured_formatting.main_text}
              text={item.structured_formatting.secondary_text}
            />
          </li>
        ))}
      </ul>
      {isOpen && attribution && <p className={styles.attribution}>{attribution}</p>}
      {isSearching && !isOpen && <SkeletonRows label={words.searching} />}
      <p role="status" className="visually-hidden">
        {state.kind === "found" && words.suggestionCount(suggestions.length)}
      </p>
    </div>
  );
}

function foundIn(state: SearchState): FoundAddresses | null {
  if (state.kind === "found") return state.found;
  return state.kind === "searching" ? state.earlier : null;
}

/** Escape closes the dialog; Home and End move the caret. */
function leaveToBrowser({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>): void {
  if (["Escape", "Home", "End"].includes(key))
    Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
