import type { CallDefinitions } from "./define-calls.ts";

const PUSH = { path: "/me/push", right: "see_orders", answer: "push.pushStateSchema" } as const;

export const PUSH_CALLS = {
  push: { ...PUSH, method: "GET" },
  /** Wakes this session's device for new orders; replaces its earlier subscription. */
  startPush: { ...PUSH, method: "PUT", body: "push.pushSubscriptionRequest" },
  stopPush: { ...PUSH, method: "DELETE" },
} as const satisfies CallDefinitions;
