import { PUSH_CALLS } from "@noren/contract/staff/push-calls.ts";
import type { Services } from "../services.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls, Refusal } from "./auth/implement-calls.ts";
import { pushState, startPush, stopPush } from "./push-subscriptions.ts";

const answers = "Whether this session's device is woken";

/** Calls by which a device asks to be woken for new orders. */
export function pushRoutes(services: Services, desk: Desk) {
  return implementCalls(desk, PUSH_CALLS, {
    push: { answers, run: ({ caller }) => pushState(services, caller) },
    startPush: {
      answers,
      async run({ caller, locale, body }) {
        const started = await startPush(services, caller, body, locale);
        return started.ok ? pushState(services, caller) : new Refusal(started.problem);
      },
    },
    stopPush: {
      answers,
      async run({ caller }) {
        await stopPush(services, caller);
        return pushState(services, caller);
      },
    },
  });
}
