import { useState } from "react";
import type { FieldValue } from "./draft-store.ts";

/** What was saved into fields of a record is shown until the page has read the record again. */
export function useSavedValues<Value extends FieldValue | boolean>(record: object) {
  type Saved = { over: object; values: Record<string, Value> };
  const [saved, setSaved] = useState<Saved>({ over: record, values: {} });
  const values = saved.over === record ? saved.values : {};
  return {
    values,
    put: (field: string, value: Value) =>
      setSaved({ over: record, values: { ...values, [field]: value } }),
  };
}
