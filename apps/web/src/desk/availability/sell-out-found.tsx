import {
  type AvailabilityChanged,
  type AvailabilityEntry,
  MAX_TARGETS,
} from "@noren/contract/staff/availability.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useOffice } from "../desk-context.tsx";
import { isOut } from "./find-entries.ts";
import { useChangeEntries } from "./use-change-entries.ts";

type SellOutFoundProps = {
  /** What the search names and was on sale when it was found. */
  named: readonly AvailabilityEntry[];
  /** The dishes that contain it, of those that were on sale. */
  containing: readonly AvailabilityEntry[];
  query: string;
  onChanged: (changed: AvailabilityChanged) => void;
};

/**
 * Sells out all that a search has found until tomorrow ("tuna is out tonight"), or puts it back:
 * what is named so, or with it the dishes that only contain it.
 */
export function SellOutFound({ named, containing, query, onChanged }: SellOutFoundProps) {
  const words = useOffice().m.availability;
  const name = words.allFound(query.trim());
  const all = named.length > 0 ? words.withContaining(name) : name;
  return (
    <>
      <SellOut found={named} name={name} onChanged={onChanged} />
      {containing.length > 0 && (
        <SellOut found={[...named, ...containing]} name={all} onChanged={onChanged} />
      )}
    </>
  );
}

type SellOutProps = Pick<SellOutFoundProps, "onChanged"> & {
  found: readonly AvailabilityEntry[];
  /** What they are called together. */
  name: string;
};

/** One has a button of its own in its row. */
function SellOut({ found, name, onChanged }: SellOutProps) {
  const words = useOffice().m.availability;
  const left = found.filter((entry) => !isOut(entry));
  const isSellingOut = left.length > 0;
  const { change, isBusy, problem } = useChangeEntries(
    isSellingOut ? left : found,
    name,
    onChanged,
  );
  if (found.length < 2 || found.length > MAX_TARGETS) return null;
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={isBusy}
        onClick={() =>
          void (isSellingOut
            ? change({ sold_out: { until: "tomorrow" } }, words.done.out(name))
            : change({ sold_out: null }, words.done.onSale(name)))
        }
      >
        {isSellingOut ? words.outFound(name, left.length) : words.putBackFound(name, found.length)}
      </Button>
      {problem && <Alert kind="error">{problem}</Alert>}
    </>
  );
}
