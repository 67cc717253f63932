import { expect, test } from "vitest";
import { mapLink } from "./map-link.ts";

test("the map link holds only the address", () => {
  const place = { address: "3 rue d’Algérie", postal_code: "69001", city: "Lyon" };
  const link = mapLink({ ...place, country: "France" });
  expect(new URL(link).searchParams.get("query")).toBe("3 rue d’Algérie, 69001 Lyon, France");
});
