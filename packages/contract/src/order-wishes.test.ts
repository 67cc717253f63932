import { describe, expect, test } from "vitest";
import { orderRequest } from "./checkout.ts";
import { fieldErrors, fieldIssues } from "./field-problems.ts";

const order = (over: object = {}, details: object | null = null) => ({
  local_id: "1",
  items: [{ item_id: 1, quantity: 1 }],
  is_pickup: false,
  ...{ delivery: 0, tax: 0, subtotal: 0, discount: 0, total: 0 },
  payment_method: "cash",
  customer: {
    ...{ first_name: "Ada", last_name: "L.", email: "ada@x.example", phone: "1" },
    location: { address: "12 rue", city: "Lyon", postal_code: "69001", details },
  },
  ...over,
});

function read(...given: Parameters<typeof order>) {
  const { note, cutlery, dietary, customer } = orderRequest.parse(order(...given));
  return { note, cutlery, dietary, details: customer.location?.details };
}

function problemsOf(...given: Parameters<typeof order>) {
  const input = order(...given);
  const { error } = orderRequest.safeParse(input);
  return error ? fieldIssues(error, input).map(({ path, problem }) => [path, problem]) : [];
}

describe("an order's wishes and delivery details", () => {
  const none = { note: "", cutlery: 0, dietary: null, details: null };

  test("may be absent, null or blank", () => {
    const { location, ...person } = order().customer;
    const { details, ...address } = location;
    expect(read({ customer: { ...person, location: address } })).toEqual(none);
    expect(read({ note: null, cutlery: null, dietary: null })).toEqual(none);
    const blank = { floor: " ", door_code: "", instructions: null };
    expect(read({ note: " \n ", dietary: { avoid: [], want: null } }, blank)).toEqual(none);
  });

  test("are single lines without control characters and outer spaces", () => {
    const dirty = "  une\r\nligne\u0007 \u202e";
    const details = { floor: dirty, door_code: dirty, instructions: dirty };
    const line = "une ligne";
    expect(read({ note: dirty }, details)).toMatchObject({
      note: line,
      details: { floor: line, door_code: line, instructions: line },
    });
  });

  test("may be numbers, and a number may be text", () => {
    expect(read({ cutlery: "3" }, { floor: 4, door_code: 1234 })).toMatchObject({
      cutlery: 3,
      details: { floor: "4", door_code: "1234", instructions: "" },
    });
  });

  test("a dietary notice has known names once, in the order of the regulation", () => {
    const dietary = { avoid: ["milk", "fish", "milk"], want: ["vegan"], traces: "1" };
    expect(read({ dietary }).dietary).toEqual({
      avoid: ["fish", "milk"],
      want: ["vegan"],
      traces: true,
    });
  });

  test("their length is counted in code points, once tidied", () => {
    const flower = "\u{1f338}";
    const of = (length: number) => flower.repeat(length);
    const details = { floor: of(40), door_code: of(40), instructions: of(280) };
    expect(problemsOf({ note: ` ${of(280)} ` }, details)).toEqual([]);
    const longer = { floor: of(41), door_code: of(41), instructions: of(281) };
    expect(problemsOf({ note: of(281) }, longer)).toEqual([
      ["note", "too_long"],
      ["customer.location.details.floor", "too_long"],
      ["customer.location.details.door_code", "too_long"],
      ["customer.location.details.instructions", "too_long"],
    ]);
  });

  test.each([
    [{ cutlery: 21 }, ["cutlery", "cutlery"]],
    [{ cutlery: -1 }, ["cutlery", "cutlery"]],
    [{ cutlery: 1.5 }, ["cutlery", "integer"]],
    [{ cutlery: "two" }, ["cutlery", "number"]],
    [{ note: 7 }, ["note", "text"]],
    [{ note: "a\u0000" }, ["note", "text"]],
    [{ dietary: { avoid: ["garlic"] } }, ["dietary.avoid.0", "allergen"]],
    [{ dietary: { want: ["keto"] } }, ["dietary.want.0", "diet"]],
    [{ dietary: { avoid: "fish" } }, ["dietary.avoid", "list"]],
    [{ dietary: { avoid: Array(51).fill("fish") } }, ["dietary.avoid", "too_long"]],
    [{ dietary: "fish" }, ["dietary", "invalid"]],
  ])("%j is refused with the field's path", (over, problem) => {
    expect(problemsOf(over)).toEqual([problem]);
  });

  test.each(["x", 7, []])("details that are not a record are refused: %j", (details) => {
    expect(problemsOf({}, details as object)).toEqual([["customer.location.details", "invalid"]]);
  });

  test("each of their problems has a sentence in both languages", () => {
    for (const problem of ["cutlery", "list", "allergen", "diet"] as const)
      for (const locale of ["fr", "en"] as const) {
        const general = fieldErrors([{ path: "x", problem: "invalid" }], locale);
        expect(fieldErrors([{ path: "x", problem }], locale)).not.toEqual(general);
      }
  });
});
