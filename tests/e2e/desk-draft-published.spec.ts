import { deskClient, done } from "../support/desk-client.ts";
import { expect, testOnOwnServer } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { signIn } from "./pages/desk.ts";

const test = testOnOwnServer();
test.use({ locale: "fr-FR" });

test("the preview of the menu is the page that publishing makes", async ({ page, server }) => {
  const owner = await deskClient(server);
  const categories = done(await owner.menus()).menus.flatMap((menu) => menu.categories);
  const [category] = categories.filter(({ dishes }) => dishes.length > 3);
  const [first, second, third] = category?.dishes ?? [];
  const { draft } = done(await owner.createDraft({ name: "Carte d’hiver" }));
  const edits = [
    { target: first?.target ?? "", values: { name: "Nigiri d’hiver", price_pickup: 12.3 } },
    { target: second?.target ?? "", values: { is_available: false } },
    { target: third?.target ?? "", values: { description: "De saison" } },
    {
      target: category?.target ?? "",
      values: { dishes: category?.dishes.map(({ item_id }) => item_id).toReversed() },
    },
  ];
  done(await owner.changeDraft(draft.id, { edits }));

  await signIn(page);
  const wordsOf = async (path: string) => {
    await visit(page, path);
    return page
      .getByRole("main")
      .getByRole("heading", { level: 4 })
      .locator("..")
      .allTextContents();
  };
  const live = await wordsOf("/menu");
  const preview = await wordsOf(`/v2/staff/drafts/${draft.id}/preview/menu`);
  expect(preview.length).toBeGreaterThan(10);
  expect(preview).not.toEqual(live);
  done(await owner.publishDraft(draft.id));
  expect(await wordsOf("/menu")).toEqual(preview);
});
