import { beforeEach, expect, test, vi } from "vitest";
import { notify } from "./notify.ts";

type Notice = { title: string; body: string; tag: string };
let shown: Notice[] = [];

beforeEach(() => {
  shown = [];
});

/** A fake desk page with this visibility and notification permission. */
function aDesk(visibilityState: "visible" | "hidden", permission: "granted" | "denied") {
  class Notification extends EventTarget {
    static permission = permission;
    constructor(title: string, { body = "", tag = "" }: NotificationOptions) {
      super();
      shown.push({ title, body, tag });
    }
  }
  vi.stubGlobal("document", { visibilityState });
  vi.stubGlobal("window", { Notification });
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("navigator", {});
}

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
