import { useOffice } from "../desk-context.tsx";
import { useDrafts } from "./draft-store.ts";
import { stateWords } from "./field-state.tsx";
import { isPrice } from "./save-price.ts";
import { shownPrice } from "./shown-price.ts";

/** Tells screen readers of prices that aren't saved; those that are saved have their notice. */
export function SpokenState() {
  const desk = useOffice();
  const drafts = useDrafts((state) => state.drafts);
  const [key, draft] =
    Object.entries(drafts).findLast(
      ([key, { state }]) => isPrice(key) && ["refused", "unreachable", "conflict"].includes(state),
    ) ?? [];
  const field = key === undefined ? null : shownPrice(desk, key);
  return (
    <p role="status" className="visually-hidden">
      {draft && field && field.current() !== undefined && (
        <>
          {field.name}
          {". "}
          {stateWords(desk, field, draft)}
        </>
      )}
    </p>
  );
}
