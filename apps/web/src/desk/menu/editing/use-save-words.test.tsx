import type { MenuCategory, StaffMenu } from "@noren/contract/staff/menu.ts";
import { createStaffApi } from "@noren/contract/staff/staff-api.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { deskFr } from "../../../i18n/desk-fr.ts";
import { officeFr } from "../../../i18n/desk-office-fr.ts";
import { DeskContext, type OfficeDesk } from "../../desk-context.tsx";
import { draftOf, setDraft } from "../draft-store.ts";
import { useKeptForm } from "../use-kept-form.ts";
import { useSaveWords } from "./use-save-words.ts";
import { type Words, wordsIn, wordsOf } from "./words.ts";

const KEY = "category:3/form";

afterEach(() => setDraft(KEY, null));

const CATEGORY: MenuCategory = {
  ...{ target: "category:3", category_id: 3, dishes: [] },
  ...{ name: "Entrées", name_en: null, description: "", description_en: null },
  own_container: false,
};
const MENU: StaffMenu = {
  ...{ target: "menu:1", menu_id: 1, name: "Carte", name_en: null, is_available: true },
  categories: [CATEGORY],
};

/** The form of a category, whose server has the category with these words. */
function openForm(now: Partial<MenuCategory>, answerOf: () => Response) {
  const menus = [{ ...MENU, categories: [{ ...CATEGORY, ...now }] }];
  const api = createStaffApi("", async ({ method }) =>
    method === "PATCH"
      ? answerOf()
      : Response.json({ payload: { drafts: [], unplaced: [], returning: [], menus } }),
  );
  const restaurant = { name: "Kawabe", timezone: "Europe/Paris", issuer: null };
  const desk: OfficeDesk = { locale: "fr", m: { ...deskFr, ...officeFr }, api, restaurant };
  const edited = { kind: "category", within: MENU, of: CATEGORY } as const;
  const before = wordsOf(CATEGORY);
  const opened: { change: (words: Words) => void; save: (words: Words) => Promise<void> }[] = [];
  function Form() {
    const { change, forget, rebase } = useKeptForm({
      ...{ key: KEY, record: before, formOf: (words: Words) => words },
      read: wordsIn,
    });
    const { save } = useSaveWords({ edited, before, onSaved: forget, onConflict: rebase });
    opened.push({ change, save });
    return null;
  }
  renderToStaticMarkup(
    <DeskContext value={desk}>
      <Form />
    </DeskContext>,
  );
  const [form] = opened;
  if (!form) throw new Error("the form was not drawn");
  return { ...form, before };
}

function kept(): unknown {
  const draft = draftOf(KEY);
  return draft && draft.state !== "saved" && JSON.parse(draft.text);
}

test("what is typed during a save that is refused stays typed", async () => {
  const { change, save, before } = openForm({ name: "Hors-d’œuvre" }, () => {
    change({ ...pressed, description: "Froides et chaudes" });
    throw new TypeError("Failed to fetch");
  });
  const pressed = { ...before, name: "Petites entrées" };
  change(pressed);
  await save(pressed);
  const form = { ...pressed, description: "Froides et chaudes" };
  expect(kept()).toEqual({ form, seen: before });
});

test("what is typed during a save stays typed beside what somebody else has written", async () => {
  const now = { name: "Hors-d’œuvre", own_container: true };
  const { change, save, before } = openForm(now, () => {
    change({ ...pressed, description: "Froides et chaudes" });
    const problem = { code: "changed_since", message: "", payload: { conflicts: [] } };
    return Response.json(problem, { status: 409 });
  });
  const pressed = { ...before, name: "Petites entrées" };
  change(pressed);
  await save(pressed);
  const form = { ...pressed, description: "Froides et chaudes", own_container: true };
  expect(kept()).toEqual({ form, seen: { ...before, ...now } });
});
