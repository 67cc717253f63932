/** What a text holds that something else may have written; null where it isn't JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
