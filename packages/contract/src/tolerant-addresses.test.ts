import { expect, test } from "vitest";
import { createApi } from "./api.ts";

const lookup = (answer: unknown, status = 200) =>
  createApi("", () => Response.json(answer, { status }), "fr");

test("suggestions: main_text falls back to the description; a suggestion without one is left out", async () => {
  const payload = [
    { description: "12 Rue A, Lyon" },
    { description: "Lyon", structured_formatting: { main_text: null } },
    { structured_formatting: { main_text: "nowhere" } },
    {
      description: "3 Rue B, 69001 Lyon",
      structured_formatting: { main_text: "3 Rue B", secondary_text: "69001 Lyon" },
    },
  ];
  const found = await lookup({ status: "success", payload }).suggestions("rue");
  expect(found).toEqual({
    ok: true,
    payload: {
      attribution: "",
      suggestions: [
        {
          description: "12 Rue A, Lyon",
          structured_formatting: { main_text: "12 Rue A, Lyon", secondary_text: "" },
        },
        {
          description: "Lyon",
          structured_formatting: { main_text: "Lyon", secondary_text: "" },
        },
        payload[3],
      ],
    },
  });
});

test("distance: numbers may be text, and unused fields may be missing", async () => {
  const payload = {
    distance: "2.40",
    unit: "KM",
    delivery_cost: "3.4",
    address: "12 Rue A",
    address2: null,
    city: null,
    postal_code: 69001,
  };
  const measured = await lookup({ status: "success", payload }).distance("12 rue a");
  expect(measured).toMatchObject({
    ok: true,
    payload: { distance: 2.4, unit: "km", delivery_cost: 340, city: "", postal_code: "69001" },
  });
});

test.each([
  [{ distance: "far", unit: "km", delivery_cost: 1 }],
  [{ distance: 2, unit: "leagues", delivery_cost: 1 }],
  [{ distance: 2, unit: "km", delivery_cost: -1 }],
  [null],
])("distance: a payload without a usable distance is a problem: %o", async (payload) => {
  expect((await lookup({ status: "success", payload }).distance("12 rue a")).ok).toBe(false);
});

test("an error with status 200 is a problem", async () => {
  const { distance, suggestions } = lookup({ status: "error", message: "Rien" });
  for (const reply of [await distance("xyz"), await suggestions("xyz")])
    expect(reply).toMatchObject({ ok: false, problem: { status: 200, message: "Rien" } });
});
