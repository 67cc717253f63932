import { expect, test } from "vitest";
import { mapLink, telLink } from "./customer-links.ts";

test("a number is dialled without what its guest typed around it", () => {
  expect(telLink("+33 6.39-98 12 34 (soir)")).toBe("tel:+33639981234");
});

test("the map is asked for the address alone", () => {
  const place = { address: "3 rue d’Algérie", postal_code: "69001", city: "Lyon", zone: null };
  const link = mapLink({ ...place, country: "France" });
  expect(new URL(link).searchParams.get("query")).toBe("3 rue d’Algérie, 69001 Lyon, France");
});
