import { expect, test } from "vitest";
import { embeddedDatabases } from "../../test/databases.ts";
import { openOrderFixture } from "../../test/order-fixture.ts";

const databases = embeddedDatabases();

async function openLocationFixture() {
  const desk = await openOrderFixture(databases);
  const get = async (path: string, language = "fr") => {
    const headers = { "accept-language": language };
    const answer = await desk.http.request(`/v2/public/locations${path}`, { headers });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return { get };
}

test.each([
  ["fr", "Nous ne connaissons pas ce code postal."],
  ["en", "We don’t know this postal code."],
])("a postal code that nobody knows is told as such (%s)", async (language, message) => {
  const { get } = await openLocationFixture();
  const refused = { status: "error", code: "postal_code_unknown", message };
  for (const path of ["/?query=99999+Lyon", "/distance?location=1+rue+X,+99+999+Lyon"])
    expect(await get(path, language)).toEqual({ status: 200, body: refused });
  const { body } = await get("/distance?location=introuvable", language);
  expect(body.code).toBe("address_not_found");
});

test("a position without an address is not found: its decimals are no postal code", async () => {
  const { get } = await openLocationFixture();
  for (const path of ["/?query=41.38512,2.17341", "/distance?location=41.38512,2.17341"])
    expect((await get(path)).body).toMatchObject({ code: "address_not_found" });
});

test("a CEDEX, whose postal code is of no town, is looked up without it", async () => {
  const { get } = await openLocationFixture();
  const { body } = await get("/distance?location=1+rue+X,+69611+Villeurbanne+Cedex");
  expect(body).toMatchObject({ payload: { city: "Villeurbanne", postal_code: "69100" } });
});
