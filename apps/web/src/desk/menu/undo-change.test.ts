import type { Undone } from "@noren/contract/staff/availability.ts";
import type { StaffMe } from "@noren/contract/staff/people.ts";
import type { StaffRight } from "@noren/contract/staff/roles.ts";
import { createStaffApi } from "@noren/contract/staff/staff-api.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deskFr } from "../../i18n/desk-fr.ts";
import { officeFr } from "../../i18n/desk-office-fr.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { useNotices } from "../notices/notices-store.ts";
import { useSession } from "../session/session-store.ts";
import { setDraft } from "./draft-store.ts";
import { saveField } from "./save-field.ts";
import { offerUndo, problemWords, tellPressed } from "./undo-change.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  useNotices.setState({ notices: [] });
  useSession.setState({ me: null });
});

const m = { ...deskFr, ...officeFr };
const ALL: Undone = { action: 8, restored: 1, changed_since: [] };

/** A desk whose server takes every action back with this answer. */
function deskUndoing(answer: Undone) {
  const asked: string[] = [];
  const api = createStaffApi("", async ({ url }) => {
    const path = new URL(url, "http://desk").pathname;
    asked.push(path);
    return Response.json({ payload: path.endsWith("/undo") ? answer : { drafts: [], menus: [] } });
  });
  const restaurant = { name: "Kawabe", timezone: "Europe/Paris", issuer: null };
  const desk: OfficeDesk = { locale: "fr", m, api, restaurant };
  return { desk, asked };
}

function signInWith(...rights: StaffRight[]) {
  useSession.setState({ me: { rights } as unknown as StaffMe });
}

/** The notice after the button of the latest one was pressed. */
async function afterUndo() {
  const [before] = useNotices.getState().notices.slice(-1);
  before?.undo?.();
  return vi.waitFor(() => {
    const [after] = useNotices.getState().notices.slice(-1);
    if (!after || after === before) throw new Error("nothing was said yet");
    return after;
  });
}

async function saveIn({ desk }: { desk: OfficeDesk }, field: string) {
  const key = `dish:12/${field}`;
  setDraft(key, { text: "16", seen: "15", state: "typed" });
  await saveField(desk, {
    key,
    current: () => "15",
    read: (text) => text,
    toWire: (value) => value,
    put() {},
    reload: async () => {},
    send: async () => ({ ok: true, payload: { action: 7 } }),
    changed: () => "15 → 16",
  });
}

test.each([
  ["price_pickup", m.menuPage.pricesBack(1)],
  ["name", m.menuPage.undone],
])("the undo of %s says: %s", async (field, said) => {
  const opened = deskUndoing(ALL);
  await saveIn(opened, field);
  expect(await afterUndo()).toMatchObject({ kind: "done", text: said });
});

test.each([
  ["a cook", ["change_availability"], ["/v2/staff/actions/7/undo"]],
  ["a manager", ["change_menu"], ["/v2/staff/actions/7/undo", "/v2/staff/menu"]],
] as const)(
  "after an undo the menu is read again only with the right to change it: %s",
  async (_, rights, paths) => {
    const { desk, asked } = deskUndoing(ALL);
    signInWith(...rights);
    offerUndo(desk, { action: 7, text: "Miso : de nouveau en vente", about: "dish:12" });
    await afterUndo();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(paths);
  },
);

const LEFT: Undone = {
  ...{ action: 8, restored: 11 },
  changed_since: [
    {
      id: 3,
      target: "date:2026-12-25",
      name: null,
      field: "services",
      before: 1,
      after: 2,
      now: 3,
      is_archived: false,
    },
    {
      id: 4,
      target: "dish:12",
      name: "Nigiri",
      field: "price_pickup",
      before: 1,
      after: 2,
      now: 3,
      is_archived: false,
    },
  ],
};

test("what an undo has left is named in words, with the way to the action in the history", async () => {
  const { desk } = deskUndoing(LEFT);
  signInWith("change_menu");
  offerUndo(desk, { action: 7, text: "12 prix changés", about: "menu:many" });
  expect(await afterUndo()).toMatchObject({
    kind: "problem",
    text: expect.stringMatching(/ Vendredi 25\sdécembre, Nigiri\.$/),
    link: { to: "/menu/history?action=7" },
  });
});

test("who may not see the history is not sent there", async () => {
  const { desk } = deskUndoing(LEFT);
  signInWith("change_availability");
  offerUndo(desk, { action: 7, text: "Épuisé", about: "dish:12" });
  expect(await afterUndo()).not.toHaveProperty("link");
});

test("a refusal is told by its field's words, then by those of the call, else as no answer", () => {
  const errors = { "values.dish": ["A formule can't be a choice."] };
  const message = "Some fields have to be corrected.";
  expect(problemWords({ errors, message }, { m })).toBe("A formule can't be a choice.");
  expect(problemWords({ errors: {}, message }, { m })).toBe(message);
  expect(problemWords({ message: "" }, { m })).toBe(m.unreachable);
});

test("where somebody was quicker, both values are told, with a button that changes it again", async () => {
  const { desk } = deskUndoing(ALL);
  const conflict = {
    ...{ target: "dish:12", name: "Nigiri", field: "tax_rate", by: "Aiko" },
    ...{ seen: null, now: 5.5, wanted: 20 },
  };
  const payload = { conflicts: [conflict] };
  const problem = { code: "changed_since", status: 409, message: "", payload } as const;
  const again = vi.fn();
  const told = { text: "TVA", about: "menu:tax_rate", again };
  await tellPressed(desk, { ok: false, problem }, told);
  const [said] = useNotices.getState().notices.slice(-1);
  const both = { field: m.menuFields.labels.tax_rate, now: "5,5\u00a0%", wanted: "20\u00a0%" };
  expect(said?.text).toBe(m.dish.changedBy("Aiko", both));
  said?.undo?.();
  expect(again).toHaveBeenCalledOnce();
});
