import { PUSH_CALLS } from "@noren/contract/staff/push-calls.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls } from "./auth/implement-calls.ts";
import { pushState, startPush, stopPush } from "./push-subscriptions.ts";

const answers = "Whether this session's device is woken";

/** Calls by which a device asks to be woken for new orders. */
export function pushRoutes(services: Services, desk: Desk) {
  return implementCalls(desk, PUSH_CALLS, {
    push: {
      summary:
        "Whether this session's device is woken for new orders by Web Push, and with which key",
      answers,
      run: ({ caller }) => pushState(services, caller),
    },
    startPush: {
      summary: "Wakes this session's device for new orders; the body is its browser's subscription",
      example: {
        body: {
          endpoint: "https://push.example.net/send/3f0c1a9e",
          keys: {
            p256dh:
              "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
            auth: "tBHItJI5svbpez7KI4CCXg",
          },
        },
      },
      answers,
      async run({ caller, locale, body }) {
        const started = await startPush(services, caller, body, locale);
        return started.ok ? pushState(services, caller) : new Refusal(started.problem);
      },
    },
    stopPush: {
      summary: "Wakes this session's device no longer",
      answers,
      async run({ caller }) {
        await stopPush(services, caller);
        return pushState(services, caller);
      },
    },
  });
}
