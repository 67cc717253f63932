import { expect, test } from "vitest";
import { mapLink, telLink } from "./customer-links.ts";

test("a telephone link holds only what can be dialled", () => {
  expect(telLink("+33 6.39-98 12 34 (soir)")).toBe("tel:+33639981234");
});

test("the map link holds only the address", () => {
  const place = { address: "3 rue d’Algérie", postal_code: "69001", city: "Lyon", zone: null };
  const link = mapLink({ ...place, country: "France" });
  expect(new URL(link).searchParams.get("query")).toBe("3 rue d’Algérie, 69001 Lyon, France");
});
