import { once } from "node:events";
import { createServer } from "node:http";

export type ForeignApi = { url: string; close: () => Promise<void> };

/** Another make of server that speaks wire.md in the forms that it only just tolerates. */
export async function openForeignApi(answers: Record<string, unknown>): Promise<ForeignApi> {
  const server = createServer((request, response) => {
    const payload = answers[new URL(request.url ?? "/", "http://localhost").pathname];
    response.writeHead(payload === undefined ? 404 : 200, {
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
    });
    response.end(JSON.stringify({ status: payload === undefined ? "error" : "success", payload }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const DISHES = 300;

/** Numbers as text, times as pairs, nothing that need not be there, and a few broken entries. */
export const ODD_ANSWERS = {
  "/v2/public/settings": [
    { name: "contacts", value: '{"name":"Chez <i>Marcel</i> & fils","phone":"04 00"}' },
    { name: "payments", value: { cod: { active: "1" } } },
    { name: "features.delivery", value: { max_distance: "8", unit: "km" } },
    "no pair at all",
  ],
  "/v2/public/offers": [{ id: 1, is_active: 1, type: "unheard_of" }],
  "/v2/public/menus": [
    {
      menu_id: "1",
      menu_name: "Carte",
      menu_is_open: "0",
      menu_is_available: "true",
      active_times: { mon: { is_open: 1, times: [["11:30", "14:30"]] }, tue: "closed" },
      pickup_time_ranges: { mon: [["11:30", "11:45"]] },
      categories: [
        {
          category_id: "1",
          category_name: "Tout 🍣",
          items: [
            dish(1000, { item_name: "<b>Gras</b> & <script>alert(1)</script> 🍱" }),
            dish(1001, { item_name: "Sans prix", item_price: null }),
            ...Array.from({ length: DISHES }, (_, place) => dish(place + 1)),
          ],
        },
        { category_name: "Une catégorie sans numéro" },
      ],
    },
    { menu_id: 2, menu_name: "Fermée", menu_is_available: 0, categories: [] },
    null,
  ],
  "/v2/public/products/7": dish(7),
};

function dish(id: number, over: Record<string, unknown> = {}) {
  return {
    item_id: String(id),
    item_name: `Plat ${id}`,
    item_category_id: 1,
    item_menu_id: "1",
    item_price: { price_delivery: "12.5", price_pickup: "11.50" },
    ...over,
  };
}
