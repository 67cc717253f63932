/**
 * Reads settings by dotted path: the pair whose name is the longest dotted prefix of the path wins,
 * and the rest of the path descends into its value. A value may be a JSON string (wire.md,
 * Settings).
 */
export function settingReader(pairs: readonly { name: string; value?: unknown }[]) {
  const byName = new Map(pairs.map(({ name, value }) => [name, value]));

  /** `undefined` if there is no value at the path. */
  return function valueAt(path: string): unknown {
    const steps = path.split(".");
    for (let length = steps.length; length > 0; length--) {
      const name = steps.slice(0, length).join(".");
      if (byName.has(name)) return steps.slice(length).reduce(descend, unpack(byName.get(name)));
    }
    return undefined;
  };
}

function descend(value: unknown, step: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
  return unpack((value as Record<string, unknown>)[step]);
}

/** Only text that holds a JSON object or list is parsed: `"8"` and `"true"` stay text. */
function unpack(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
