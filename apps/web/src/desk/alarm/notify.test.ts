import { beforeEach, expect, test, vi } from "vitest";
import { closeNotification, notify } from "./notify.ts";

type Notice = { title: string; body: string; tag: string };
let shown: Notice[] = [];

beforeEach(() => {
  shown = [];
});

/** A fake of the browser's own; `shown` is what stands on the device. */
class Notification extends EventTarget {
  static permission: "granted" | "denied" = "granted";
  readonly notice: Notice;
  constructor(title: string, { body = "", tag = "" }: NotificationOptions) {
    super();
    this.notice = { title, body, tag };
    shown.push(this.notice);
  }
  close() {
    shown = shown.filter((notice) => notice !== this.notice);
  }
}

/** A fake of the desk's worker. */
function aWorker() {
  const known: Notification[] = [];
  return {
    scope: "https://order.example/desk",
    active: {},
    showNotification: async (title: string, options: NotificationOptions) => {
      known.push(new Notification(title, options));
    },
    getNotifications: async ({ tag }: { tag?: string }) =>
      known.filter(({ notice }) => tag === undefined || notice.tag === tag),
  };
}

/** A fake desk page with this visibility and notification permission. */
function aDesk(
  visibilityState: "visible" | "hidden",
  permission: "granted" | "denied",
  worker?: ReturnType<typeof aWorker>,
) {
  Notification.permission = permission;
  vi.stubGlobal("document", { visibilityState });
  vi.stubGlobal("window", { Notification });
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal(
    "navigator",
    worker ? { serviceWorker: { getRegistrations: async () => [worker] } } : {},
  );
}

const tags = () => shown.map(({ tag }) => tag);

test("a desk in the background shows a system notification for a new order, tagged with the order's id", async () => {
  aDesk("hidden", "granted");
  await notify("order-1", "Nouvelle commande", "0042 · à emporter");
  expect(shown).toEqual([
    { title: "Nouvelle commande", body: "0042 · à emporter", tag: "order-1" },
  ]);
});

test("a visible desk, or one without permission, shows no system notification", async () => {
  aDesk("visible", "granted");
  await notify("order-1", "Nouvelle commande", "");
  aDesk("hidden", "denied");
  await notify("order-1", "Nouvelle commande", "");
  vi.stubGlobal("window", {});
  await notify("order-1", "Nouvelle commande", "");
  expect(shown).toEqual([]);
});

test.each([
  ["the page", undefined],
  ["the worker", aWorker()],
])(
  "the notification of an answered order closes, shown by %s, and others stay",
  async (_, worker) => {
    aDesk("hidden", "granted", worker);
    for (const id of ["order-1", "order-2", "order-3"]) await notify(id, "Nouvelle commande", "");
    await closeNotification("order-2");
    expect(tags()).toEqual(["order-1", "order-3"]);
    await closeNotification();
    expect(tags()).toEqual([]);
  },
);
