import fc from "fast-check";
import { expect, test } from "vitest";
import { slotInput } from "./arbitraries.ts";
import {
  asapSlot,
  firstSlot,
  openDays,
  resolveRequestedSlot,
  type Slot,
  slotsOn,
} from "./slots.ts";
import { addDays } from "./zone.ts";

test("every offered slot resolves to itself", () => {
  fc.assert(
    fc.property(slotInput, (input) => {
      for (const { date, slots } of openDays(input)) {
        expect(slotsOn(date, input)).toEqual(slots);
        for (const slot of slots) {
          const range = { delivery_date: date, delivery_time_range: `${slot.start}-${slot.end}` };
          expect(resolveRequestedSlot(input, range)).toEqual({ ok: true, slot, asap: false });
          const label = { delivery_date: date, delivery_time_range: slot.label };
          expect(resolveRequestedSlot(input, label)).toMatchObject({ ok: true });
        }
      }
      const asap = asapSlot(input);
      if (!asap) return;
      const requested = { delivery_date: asap.date, delivery_time_range: "ASAP" };
      expect(resolveRequestedSlot(input, requested)).toEqual({ ok: true, slot: asap, asap: true });
    }),
    { numRuns: 60 },
  );
});

test("slots respect the lead time, are sorted, and firstSlot is the first of them", () => {
  fc.assert(
    fc.property(slotInput, (input) => {
      const slots = openDays(input).flatMap((day) => day.slots);
      const lead = input.settings.minimum_time * 60_000;
      const isLateEnough = ({ instant }: Slot) => instant > input.now + lead;
      expect(slots.every(isLateEnough)).toBe(true);
      expect(firstSlot(input)).toEqual(slots[0] ?? null);
      for (const { date, slots } of openDays(input)) {
        const starts = slots.map(({ start }) => start);
        expect(starts).toEqual(starts.toSorted());
        expect(date <= addDays("2026-10-27", 14)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
