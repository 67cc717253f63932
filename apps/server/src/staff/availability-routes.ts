import { AVAILABILITY_CALLS } from "@noren/contract/staff/availability-calls.ts";
import { changeAvailability, readAvailability } from "../editing/availability.ts";
import { undo } from "../editing/undo.ts";
import { NOT_FOUND } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { refusedChange, refusedField } from "./answer-change.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls, numberIn } from "./auth/implement-calls.ts";
import { paymentNeeded } from "./payment-needed.ts";

/** Calls for what is sold out or counted, and for taking a change of the menu back. */
export function availabilityRoutes(services: Services, desk: Desk) {
  return implementCalls(desk, AVAILABILITY_CALLS, {
    availability: {
      summary: "Every dish and choice, whether it is sold out and until when, and what is left",
      answers: "Every dish and choice, and whether it can be had",
      run: () => readAvailability(services),
    },
    changeAvailability: {
      summary: "Sells dishes and choices out until a moment, or puts them on sale again",
      example: { body: { targets: ["dish:1101"], sold_out: { until: "tomorrow" } } },
      answers: "The changed dishes and choices, and the id under which it can be undone",
      problems: ["not_found"],
      async run({ actor, locale, body }) {
        const edited = await changeAvailability(services, actor, body);
        if (!edited.ok) {
          const { refusal } = edited;
          if (refusal === "not_found") return NOT_FOUND;
          return refusedField(locale, refusal);
        }
        const wanted = new Set(body.targets);
        const { entries } = await readAvailability(services);
        const changed = entries.filter(({ target }) => wanted.has(target));
        return { action: edited.action, entries: changed };
      },
    },
    undo: {
      summary: "Takes a change of the menu back; what was changed since is left and answered",
      example: { parameters: { id: "999999" }, body: { despite: [] } },
      answers: "What was restored, and what somebody has changed since",
      problems: ["not_found"],
      async run({ c, caller: { person }, actor, locale, params, body }) {
        const undone = await undo({
          db: services.db,
          at: services.now(),
          actor,
          role: person.role,
          action: numberIn(params.id),
          ...body,
          refusalOf: paymentNeeded(services),
        });
        if (!("code" in undone)) return undone;
        if (undone.code === "forbidden") await desk.recordDenial(c, "forbidden", person);
        return refusedChange(locale, undone);
      },
    },
  });
}
