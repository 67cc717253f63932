import { isRecord } from "@noren/contract/api-problem.ts";
import type { SettingPair } from "@noren/contract/settings.ts";

const ZONES = "features.delivery.zones";

/**
 * A setting without the zones that the table `delivery_zones` holds. Their list stays, empty, so
 * that the keys of `GET settings` keep their order.
 */
export function withoutZones({ name, value }: SettingPair): SettingPair {
  if (name !== ZONES && !ZONES.startsWith(`${name}.`)) return { name, value };
  const path = ZONES.slice(name.length + 1);
  return { name, value: emptied(value, path === "" ? [] : path.split(".")) };
}

function emptied(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return Array.isArray(value) ? [] : value;
  if (!isRecord(value) || !(key in value)) return value;
  return { ...value, [key]: emptied(value[key], rest) };
}
