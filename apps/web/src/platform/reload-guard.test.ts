import { expect, test } from "vitest";
import { recordReload } from "./reload-guard.ts";

const NOW = 1_800_000_000_000;
/** storefront.md §8 and §9. */
const GUARD_MS = 10_000;

test("a path is reloaded at most once in ten seconds, each path separately", () => {
  const first = recordReload(null, "/checkout", NOW);
  expect(first).not.toBeNull();
  expect(recordReload(first, "/checkout", NOW + GUARD_MS - 1)).toBeNull();
  expect(recordReload(first, "/menu", NOW + 1)).not.toBeNull();
  expect(recordReload(first, "/checkout", NOW + GUARD_MS)).not.toBeNull();
});

test("old and unreadable records are dropped", () => {
  const old = recordReload(null, "/menu", NOW);
  expect(recordReload(old, "/checkout", NOW + GUARD_MS)).toBe(
    JSON.stringify([["/checkout", NOW + GUARD_MS]]),
  );
  for (const odd of ["{", "7", '["/menu"]', "null"])
    expect(recordReload(odd, "/menu", NOW)).not.toBeNull();
});

test("a clock that was set back does not block reloading", () => {
  const later = recordReload(null, "/menu", NOW + 60_000);
  expect(recordReload(later, "/menu", NOW)).not.toBeNull();
});
