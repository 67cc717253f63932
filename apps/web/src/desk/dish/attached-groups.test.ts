import type { AttachedGroup } from "@noren/contract/staff/menu-dish.ts";
import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import {
  conditionOf,
  dependentGroups,
  hasException,
  liveOptions,
  optionsToWire,
  ownPrice,
  possibleConditions,
  withChanged,
  withMoved,
  withOwnPrice,
  withoutGroup,
} from "./attached-groups.ts";

const [SIZE, SAUCE, TOPPING] = [1, 2, 3];
const option = (group_id: number, changes: Partial<AttachedGroup> = {}): AttachedGroup => ({
  ...{ group_id, min: 0, max: 1, only_with: null, prices: {} },
  ...changes,
});
const large = { group_id: SIZE, choices: [12] };
const options = [option(SIZE), option(SAUCE), option(TOPPING, { only_with: large })];
const ids = (list: readonly AttachedGroup[] | null) => list?.map(({ group_id }) => group_id);

test("a choice has a price of its own in one group alone, and the list's again without it", () => {
  const egg = { group_id: TOPPING, id: 31 };
  const priced = withOwnPrice(options, egg, 150);
  expect(ownPrice(priced, egg)).toBe(150);
  expect(ownPrice(priced, { group_id: SAUCE, id: 31 })).toBeNull();
  expect(optionsToWire(priced)[2]?.prices).toEqual({ 31: 1.5 });
  expect(withOwnPrice(priced, egg, null)).toEqual(options);
  expect(ownPrice(priced, { group_id: 9, id: 31 })).toBeUndefined();
});

test("a price of 0 is a price of its own, not the list's", () => {
  const egg = { group_id: TOPPING, id: 31 };
  expect(ownPrice(withOwnPrice(options, egg, 0), egg)).toBe(0);
});

test("a condition names choices of an earlier group that has no condition itself", () => {
  expect(ids(possibleConditions(options, SIZE))).toEqual([]);
  expect(ids(possibleConditions(options, TOPPING))).toEqual([SIZE, SAUCE]);
  const last = [...options, option(4)];
  expect(ids(possibleConditions(last, 4))).toEqual([SIZE, SAUCE]);
});

test("a group that another one depends on is told, since it can't have a condition", () => {
  expect(ids(dependentGroups(options, SIZE))).toEqual([TOPPING]);
  expect(ids(dependentGroups(options, SAUCE))).toEqual([]);
});

test("without its last choice a condition is none", () => {
  expect(conditionOf(option(SIZE), [12, 13])).toEqual({ group_id: SIZE, choices: [12, 13] });
  expect(conditionOf(option(SIZE), [])).toBeNull();
});

test("a group is not moved before the one that it depends on, nor that one behind it", () => {
  const swapped = withMoved(options, TOPPING, -1);
  expect(ids(swapped)).toEqual([SIZE, TOPPING, SAUCE]);
  expect(withMoved(swapped ?? [], TOPPING, -1)).toBeNull();
  expect(withMoved(swapped ?? [], SIZE, 1)).toBeNull();
  expect(withMoved(options, SIZE, -1)).toBeNull();
  expect(withMoved(options, TOPPING, 1)).toBeNull();
  expect(withMoved(options, 9, 1)).toBeNull();
});

test("what depended on a group that is taken off or archived is always offered", () => {
  const left = [option(SAUCE), option(TOPPING)];
  expect(withoutGroup(options, SIZE)).toEqual(left);
  expect(liveOptions(options, new Set([SAUCE, TOPPING]))).toEqual(left);
});

test("bounds are no exception, a condition and a price of its own are", () => {
  const [bounded] = withChanged(options, SIZE, () => ({ min: 1, max: 2 }));
  expect(bounded && hasException(bounded)).toBe(false);
  expect(hasException(option(TOPPING, { only_with: large }))).toBe(true);
  expect(hasException(option(TOPPING, { prices: { 31: asCents(0) } }))).toBe(true);
});
