import { isRecord } from "@noren/contract/api-problem.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { useOffice } from "../desk-context.tsx";
import { useKeptForm } from "../menu/use-kept-form.ts";

/**
 * What is typed into a field outlives page and tab until `forget`, but not the day: on the next it
 * would mean something else.
 */
export function useTextOfToday(key: string, first: string) {
  const { restaurant } = useOffice();
  const day = wallClock(serverNow(), restaurant.timezone).date;
  const { form, change, forget } = useKeptForm({
    ...{ key, record: null },
    formOf: () => ({ text: first, day }),
    read: (value) =>
      isRecord(value) && value.day === day && typeof value.text === "string"
        ? { text: value.text, day }
        : null,
  });
  return { text: form.text, type: (text: string) => change({ text, day }), forget };
}
