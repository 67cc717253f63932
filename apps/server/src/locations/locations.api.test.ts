import { describe, expect, test } from "vitest";
import { embeddedDatabases } from "../../test/databases.ts";
import { type Fault, startGeoplateformeEmulator } from "../../test/geoplateforme-emulator.ts";
import { openOrderFixture } from "../../test/order-fixture.ts";

const databases = embeddedDatabases();

/** An app with the test restaurant's address and the providers set by the variables. */
async function openLocationFixture(env: Record<string, string> = {}) {
  const desk = await openOrderFixture(databases, env);
  const get = async (path: string, language = "fr") => {
    const headers = { "accept-language": language };
    const answer = await desk.http.request(`/v2/public/locations${path}`, { headers });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return { ...desk, get };
}

async function openLocationDeskOnline(locations = "auto") {
  const service = await startGeoplateformeEmulator();
  const { banUrl: BAN_URL, routingUrl: ROUTING_URL } = service;
  const desk = await openLocationFixture({ LOCATIONS: locations, BAN_URL, ROUTING_URL });
  return { service, ...desk };
}

const AT = { latitude: 45.75612, longitude: 4.82641 };

describe("GET /locations", () => {
  test("GET /locations answers in the wire format, with and without a trailing slash", async () => {
    const { get } = await openLocationDeskOnline();
    const answer = await get("/?query=12+rue+des+lant");
    expect(answer).toEqual({
      status: 200,
      body: {
        status: "success",
        payload: [
          {
            description: "12 Rue des Lanternes, 69001 Lyon",
            structured_formatting: {
              main_text: "12 Rue des Lanternes",
              secondary_text: "69001 Lyon",
            },
          },
        ],
        attribution: "Adresses : Base Adresse Nationale",
      },
    });
    expect(await get("?query=12+rue+des+lant")).toEqual(answer);
  });

  test("a position as query gives the nearest addresses", async () => {
    const { get, service } = await openLocationDeskOnline();
    const { body } = await get("/?query=45.7675,4.834");
    expect(body.payload).toMatchObject([{ description: "12 Rue des Lanternes, 69001 Lyon" }, {}]);
    expect(service.asked[0]?.pathname).toBe("/geocodage/reverse");
  });

  test("a commune is suggested with its name and postal code", async () => {
    const { get } = await openLocationFixture();
    const { body } = await get("/?query=villeur");
    expect(body.payload).toEqual([
      {
        description: "69100 Villeurbanne",
        structured_formatting: { main_text: "Villeurbanne", secondary_text: "69100" },
      },
    ]);
  });

  test("addresses near the restaurant are preferred", async () => {
    const { get, service, changeSetting, services } = await openLocationDeskOnline();
    await changeSetting("contacts", AT);
    await services.catalogue.refresh();
    await get("/?query=lanternes");
    expect(service.asked[0]?.searchParams.get("lat")).toBe("45.75612");
  });

  test("the same query in another spelling is answered from the cache", async () => {
    const { get, service } = await openLocationDeskOnline();
    await get("/?query=rue+des+lanternes");
    await get("/?query=Rue+des++LANTERNES+");
    expect(service.asked).toHaveLength(1);
  });

  test.each(["", "ab", " a ", "%20%20%20%20"])(
    "GET /locations refuses fewer than three characters: %j",
    async (query) => {
      const { get } = await openLocationFixture();
      const { status, body } = await get(`/?query=${query}`);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: "validation_failed",
        errors: { query: ["Il faut au moins trois caractères."] },
      });
    },
  );

  test("a missing, repeated or too long query is refused", async () => {
    const { get } = await openLocationFixture();
    expect(await get("/")).toMatchObject({ status: 422, body: { code: "validation_failed" } });
    expect(await get("/?query=lyon&query=bron")).toMatchObject({ status: 422 });
    expect(await get(`/?query=${"a".repeat(1001)}`)).toMatchObject({ status: 422 });
  });

  test("an unknown address is answered with status 200 and address_not_found, in the visitor's language", async () => {
    const { get } = await openLocationDeskOnline();
    expect(await get("/?query=introuvable", "en")).toEqual({
      status: 200,
      body: {
        status: "error",
        message: "This address cannot be found.",
        code: "address_not_found",
      },
    });
    expect(await get("/?query=!!!!")).toMatchObject({
      status: 200,
      body: { code: "address_not_found" },
    });
  });

  test("words and queries longer than the service accepts are truncated", async () => {
    const { get } = await openLocationDeskOnline("ban");
    const long = await get(`/?query=${"a".repeat(70)}`);
    expect(long.body).toMatchObject({ code: "address_not_found" });
    const longer = await get(`/?query=${"rue+".repeat(90)}`);
    expect(longer.body).toMatchObject({ status: "success" });
  });
});

describe("while the address service is down", () => {
  test.each<Fault>(["empty 500", "429", "half a body", "no JSON", "reset"])(
    "the embedded data answers: %s",
    async (fault) => {
      const { get, service } = await openLocationDeskOnline();
      service.fault = fault;
      const { status, body } = await get("/?query=12+rue+des+lanternes,+69001");
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: "success",
        payload: [{ description: "12 rue des lanternes, 69001 Lyon" }],
        attribution: expect.stringContaining("GeoNames"),
      });
    },
  );

  test("with LOCATIONS=ban the answer is address_lookup_failed, with status 200 and a message", async () => {
    const { get, service } = await openLocationDeskOnline("ban");
    service.fault = "empty 500";
    for (const path of ["/?query=lanternes", "/distance?location=lanternes"])
      expect(await get(path)).toEqual({
        status: 200,
        body: {
          status: "error",
          message: "La recherche d’adresses ne répond pas\u00a0: réessayez dans un instant.",
          code: "address_lookup_failed",
        },
      });
  });

  test("the address service is used again as soon as it is back", async () => {
    const { get, service, clock } = await openLocationDeskOnline();
    service.fault = "reset";
    await get("/?query=bron");
    await get("/?query=bron");
    service.fault = null;
    clock.now += 5000;
    expect((await get("/?query=bron")).body).toMatchObject({
      attribution: "Adresses : Base Adresse Nationale",
    });
  });

  test("with LOCATIONS=embedded no request is made", async () => {
    const service = await startGeoplateformeEmulator();
    const { banUrl: BAN_URL, routingUrl: ROUTING_URL } = service;
    const { get } = await openLocationFixture({ LOCATIONS: "embedded", BAN_URL, ROUTING_URL });
    await get("/?query=lyon");
    const { body } = await get("/distance?location=69100+Villeurbanne");
    expect(body).toMatchObject({ payload: { estimated: true } });
    expect(service.asked).toEqual([]);
  });
});

describe("GET /locations/distance", () => {
  test("GET /locations/distance answers in the wire format", async () => {
    const { get } = await openLocationDeskOnline();
    const { status, body } = await get("/distance?location=12+Rue+des+Lanternes,+69001+Lyon");
    expect(status).toBe(200);
    expect(body).toEqual({
      status: "success",
      payload: {
        distance: 2.43,
        duration: 9,
        unit: "km",
        delivery_cost: 2.5,
        formatted_address: "12 Rue des Lanternes, 69001 Lyon",
        address: "12 Rue des Lanternes",
        address2: "",
        city: "Lyon",
        state: "Auvergne-Rhône-Alpes",
        postal_code: "69001",
        country: "France",
        lat: 45.76745,
        lng: 4.83412,
      },
      attribution: "Adresses : Base Adresse Nationale",
    });
  });

  test("the typed client parses the answers of both endpoints", async () => {
    const { api } = await openLocationDeskOnline();
    const found = await api().suggestions("12 rue des lant");
    if (!found.ok) throw new Error(found.problem.code);
    const [first] = found.payload.suggestions;
    expect(found.payload.attribution).toBe("Adresses : Base Adresse Nationale");
    expect(await api().distance(first?.description ?? "")).toMatchObject({
      ok: true,
      payload: { distance: 2.43, delivery_cost: 250, postal_code: "69001" },
    });
    expect(await api("en").distance("introuvable")).toMatchObject({
      ok: false,
      problem: { code: "address_not_found", status: 200, message: /found/ },
    });
  });

  test("the distance is in the unit of the settings", async () => {
    const { get, changeSetting, services } = await openLocationDeskOnline();
    await changeSetting("features.delivery.unit", "miles");
    await services.catalogue.refresh();
    const { body } = await get("/distance?location=12+Rue+des+Lanternes,+69001");
    expect(body).toMatchObject({ payload: { distance: 1.51, unit: "miles" } });
  });

  test("with pricing by distance the delivery cost is the base cost plus the cost per unit", async () => {
    const { get, changeSetting, services } = await openLocationDeskOnline();
    await changeSetting("features.delivery", {
      calculation_type: "distance",
      base_cost: 1.5,
      cost_per_unit: 0.8,
    });
    await services.catalogue.refresh();
    const { body } = await get("/distance?location=12+Rue+des+Lanternes,+69001");
    expect(body).toMatchObject({ payload: { delivery_cost: 3.44 } });
  });

  test("with pricing by zone the delivery cost is 0 where no zone contains the address", async () => {
    const { get } = await openLocationDeskOnline();
    const { body } = await get("/distance?location=3+Rue+du+Loin,+75011+Paris");
    expect(body).toMatchObject({ payload: { delivery_cost: 0 } });
  });

  test("for a position the distance is measured to the nearest address", async () => {
    const { get, service } = await openLocationDeskOnline();
    const { body } = await get("/distance?location=45.7675,4.834");
    expect(body).toMatchObject({ payload: { address: "12 Rue des Lanternes", lat: 45.76745 } });
    expect(service.asked.at(-1)?.searchParams.get("end")).toBe("4.83412,45.76745");
  });

  test("a chosen suggestion is not looked up again", async () => {
    const { get, service, changeSetting, services } = await openLocationDeskOnline();
    await changeSetting("contacts", AT);
    await services.catalogue.refresh();
    await get("/?query=12+rue+des+lant");
    await get("/distance?location=12+Rue+des+Lanternes,+69001+Lyon");
    await get("/distance?location=12+Rue+des+Lanternes,+69001+Lyon");
    expect(service.asked.map(({ pathname }) => pathname)).toEqual([
      "/geocodage/search",
      "/navigation/itineraire",
    ]);
  });

  test("without a router the distance is estimated and marked as such", async () => {
    const { banUrl: BAN_URL } = await startGeoplateformeEmulator();
    const nobody = await startGeoplateformeEmulator();
    nobody.fault = "empty 500";
    const ROUTING_URL = nobody.routingUrl;
    const { get } = await openLocationFixture({ LOCATIONS: "auto", BAN_URL, ROUTING_URL });
    const { body } = await get("/distance?location=12+Rue+des+Lanternes,+69001");
    // 1.395 km straight line × 1.3, at 25 km/h.
    expect(body).toMatchObject({ payload: { distance: 1.81, duration: 4, estimated: true } });
  });

  test("without a known location of the restaurant the answer is address_lookup_failed", async () => {
    const { get, changeSetting, services } = await openLocationDeskOnline();
    await changeSetting("contacts", { address: "nulle part" });
    await services.catalogue.refresh();
    expect((await get("/distance?location=12+Rue+des+Lanternes,+69001")).body).toMatchObject({
      code: "address_lookup_failed",
    });
  });

  test.each(["", "ab"])(
    "GET /locations/distance refuses fewer than three characters: %j",
    async (location) => {
      const { get } = await openLocationFixture();
      const { status, body } = await get(`/distance?location=${location}`);
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: { location: [expect.any(String)] } });
    },
  );
});
