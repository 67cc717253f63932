import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Picture } from "@noren/ordering/model.ts";
import sharp, { type Create } from "sharp";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases, onPostgres } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { toJson } from "../db/json-text.ts";

type Desk = Awaited<ReturnType<typeof openStaffOrderFixture>>;

const FROM_DESK = { "content-type": "image/jpeg", "x-noren-desk": "1" };
const DAY_MS = 24 * 60 * 60_000;

/** As much detail as a photo can have, which takes seconds to encode. */
async function detailedPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  return photo("#b5533c", { width: 1200, height: 900, noise });
}

async function photo(
  background: string,
  { width = 64, height = 48, ...more }: Partial<Create> = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background, ...more } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The place and a name as a phone's editor writes them, besides Exif. */
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,51.0N" exif:GPSLongitude="2,21.0E"/></rdf:RDF></x:xmpmeta>`;

/** A JPEG with the IPTC record of its author, which the library reads and does not write. */
function withIptc(jpeg: Buffer): Buffer {
  const name = Buffer.from("Aiko");
  const record = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, name.length]), name, Buffer.alloc(1)]);
  const block = Buffer.concat([
    Buffer.from("Photoshop 3.0\0" + "8BIM"),
    Buffer.from([0x04, 0x04, 0, 0, 0, 0, 0, record.length - 1]),
    record,
  ]);
  const segment = Buffer.from([0xff, 0xed, 0, block.length + 2]);
  // After the first two bytes, which start every JPEG.
  return Buffer.concat([jpeg.subarray(0, 2), segment, block, jpeg.subarray(2)]);
}

onBothDatabases("photos of dishes", (databases) => {
  let desk: Desk;
  let session: Awaited<ReturnType<Desk["signedIn"]>>;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
    session = await desk.signedIn("manager");
  });
  afterEach(() => desk.close());

  const upload = (bytes: Uint8Array, query = "") =>
    session.raw("POST", `pictures${query}`, FROM_DESK, bytes);

  async function uploaded(bytes: Uint8Array, query = ""): Promise<Picture> {
    const response = await upload(bytes, query);
    expect(response.status).toBe(201);
    const { payload } = (await response.json()) as { payload: { picture: Picture } };
    return payload.picture;
  }

  const file = async (picture: Picture, width: number, format: string) => {
    const response = await desk.http.request(`${picture.path}-${width}.${format}`);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  const pictureFiles = () => {
    try {
      return readdirSync(join(String(desk.variables.DATA_DIR), "pictures"));
    } catch {
      return [];
    }
  };

  test("a photo is served at four widths in three formats, at most 60 kB at 400 px, for ever", async () => {
    const picture = await uploaded(await detailedPhoto());
    expect(picture).toMatchObject({
      widths: [320, 400, 640, 960],
      formats: ["avif", "webp", "jpg"],
    });
    for (const width of picture.widths)
      for (const format of picture.formats) {
        const { response, bytes } = await file(picture, width, format);
        expect(response.headers.get("cache-control")).toContain("immutable");
        const { width: real = 0, height: high = 0 } = await sharp(bytes).metadata();
        expect([real, high]).toEqual([width, (width * 3) / 4]);
        if (width <= 400) expect(bytes.length).toBeLessThanOrEqual(60_000);
      }
  });

  test("without a session nothing is read of an upload", async () => {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        read += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
        if (read === 100) controller.close();
      },
    });
    const request = { method: "POST", headers: FROM_DESK, body, duplex: "half" };
    const response = await desk.http.request("/v2/staff/pictures", request as RequestInit);
    expect(response.status).toBe(401);
    // A stream fetches its first chunk by itself.
    expect(read).toBeLessThanOrEqual(1);
  });

  test("a photo is turned upright, and nothing is kept of its metadata, the place above all", async () => {
    const red = {
      create: { width: 400, height: 300, channels: 3 as const, background: "#ff0000" },
    };
    const blue = await sharp({ create: { ...red.create, width: 200, background: "#0000ff" } })
      .png()
      .toBuffer();
    // Blue on the left; orientation 6 turns it to the right by a quarter, so blue is on top.
    const turned = await sharp(red.create ? { create: red.create } : {})
      .composite([{ input: blue, left: 0, top: 0 }])
      .withExif({
        IFD0: { Copyright: "Aiko" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .withXmp(XMP)
      .jpeg()
      .toBuffer();
    const sent = withIptc(turned);
    expect(await sharp(sent).metadata()).toMatchObject({
      ...{ exif: expect.anything(), xmp: expect.anything(), iptc: expect.anything() },
      orientation: 6,
    });
    const picture = await uploaded(sent);
    for (const width of picture.widths)
      for (const format of picture.formats) {
        const { bytes } = await file(picture, width, format);
        const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
        expect(bytes.includes("GPSLatitude")).toBe(false);
      }
    const { bytes } = await file(picture, 640, "jpg");
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * 640 + x) * 3, (y * 640 + x) * 3 + 3),
    ];
    const [, , topBlue = 0] = pixel(320, 20);
    const [bottomRed = 0] = pixel(320, 460);
    expect([topBlue > 200, bottomRed > 200]).toEqual([true, true]);
  });

  test("the crop is the part that is used", async () => {
    const left = {
      create: { width: 400, height: 600, channels: 3 as const, background: "#00ff00" },
    };
    const half = await sharp({ create: { ...left.create, width: 800, background: "#ff0000" } })
      .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const picture = await uploaded(half, "?x=0&y=0&width=0.5&height=0.5");
    const { bytes } = await file(picture, 320, "jpg");
    const { channels } = await sharp(bytes).stats();
    const [r, g] = channels.map(({ mean }) => Math.round(mean));
    expect([(r ?? 255) < 20, (g ?? 0) > 235]).toEqual([true, true]);
  });

  test("the same photo with the same crop is one picture; another crop is another", async () => {
    const bytes = await photo("#b5533c");
    const first = await uploaded(bytes);
    expect(await uploaded(bytes)).toEqual(first);
    expect(await uploaded(bytes, "?x=0.5&width=0.5")).not.toEqual(first);
    const rows = await desk.db.selectFrom("pictures").select("id").execute();
    expect(rows).toHaveLength(2);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ["an empty file", async () => Buffer.alloc(0), 422, "picture_empty"],
    ["an SVG with a script", async () => Buffer.from(svg), 415, "picture_unsupported"],
    ["a text", async () => Buffer.from("not a picture at all"), 415, "picture_unsupported"],
    [
      "half a photo",
      async () => (await detailedPhoto()).subarray(0, 20_000),
      422,
      "picture_unreadable",
    ],
    [
      "100 megapixels",
      () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#fff" } })
          .png()
          .toBuffer(),
      422,
      "picture_too_many_pixels",
    ],
    ["over 25 MB", async () => Buffer.alloc(26 * 1024 * 1024), 413, "picture_too_large"],
  ])("%s is refused in words, and nothing is stored", async (_, bytes, status, code) => {
    const response = await upload(await bytes());
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect(await desk.db.selectFrom("pictures").select("id").execute()).toEqual([]);
    expect(pictureFiles()).toEqual([]);
  });

  test("a dish gets an uploaded picture, and a picture from elsewhere is refused by its field", async () => {
    const { api } = session;
    const picture = await uploaded(await photo("#b5533c"));
    const target = "dish:101";
    payloadOf(await api.changeMenu({ edits: [{ target, values: { picture } }] }));
    expect(payloadOf(await desk.api().product(101))).toMatchObject({
      item_picture: picture,
      item_image: `${picture.path}-640.jpg`,
    });
    const foreign = { ...picture, path: "https://elsewhere.example/spy" };
    const refused = await api.changeMenu({ edits: [{ target, values: { picture: foreign } }] });
    expect(refused).toMatchObject({ problem: { code: "validation_failed" } });
    expect(refused.ok ? {} : refused.problem.errors).toHaveProperty(["edits.0.values.picture"]);
  });

  test("a dish's picture gets a focal point within it, whether it was uploaded or came with the menu", async () => {
    const { api } = session;
    const target = "dish:101";
    const focused = async (picture: Picture, x: number) => {
      const values = { picture: { ...picture, focus: { x, y: 0.25 } } };
      return api.changeMenu({ edits: [{ target, values }] });
    };
    const shown = async () => payloadOf(await desk.api().product(101)).item_picture;
    const ofMenu: Picture = {
      ...{ path: "/images/nigiri", widths: [320], formats: ["avif", "jpg"] },
      background: "#a9c9d6",
    };
    const rows = desk.db.updateTable("items").set({ picture: toJson(ofMenu) });
    await rows.where("id", "=", 101).execute();
    payloadOf(await focused(ofMenu, 0.8));
    expect(await shown()).toEqual({ ...ofMenu, focus: { x: 0.8, y: 0.25 } });
    const picture = await uploaded(await photo("#b5533c"));
    payloadOf(await focused(picture, 0));
    expect(await shown()).toEqual({ ...picture, focus: { x: 0, y: 0.25 } });
    expect(await focused(picture, 1.01)).toMatchObject({ problem: { code: "validation_failed" } });
    // The first one again, by its history.
    payloadOf(await focused(ofMenu, 0.1));
    expect(await shown()).toEqual({ ...ofMenu, focus: { x: 0.1, y: 0.25 } });
  });

  test("a picture that nothing names is removed after a day; one of a dish or of the history stays", async () => {
    const [unused, current, past] = [
      await uploaded(await photo("#ff0000")),
      await uploaded(await photo("#00ff00")),
      await uploaded(await photo("#0000ff")),
    ];
    for (const picture of [past, current])
      payloadOf(
        await session.api.changeMenu({ edits: [{ target: "dish:101", values: { picture } }] }),
      );
    const { pictures } = desk.services;
    await pictures.removeUnused();
    expect((await file(unused, 320, "jpg")).response.status).toBe(200);
    desk.clock.now += DAY_MS + 1;
    await pictures.removeUnused();
    const statuses = [];
    for (const picture of [unused, current, past])
      statuses.push((await file(picture, 320, "jpg")).response.status);
    expect(statuses).toEqual([404, 200, 200]);
  });

  test("names that are no picture's are not looked for in the file system", async () => {
    const long = `0123456789abcdef-${"9".repeat(260)}.avif`;
    for (const name of ["..%2Fnoren.sqlite", "0123456789abcdef-320.svg", "x".repeat(5000), long])
      expect((await desk.http.request(`/pictures/${name}`)).status).toBe(404);
  });

  test("a cook may not upload", async () => {
    const cook = await desk.signedIn("kitchen");
    const response = await cook.raw("POST", "pictures", FROM_DESK, await photo("#b5533c"));
    expect(response.status).toBe(403);
  });
});

onPostgres("photos of dishes", (databases) => {
  test("are served by an instance whose cache folder cannot be used", async () => {
    const desk = await openStaffOrderFixture(databases);
    onTestFinished(desk.close);
    const { raw } = await desk.signedIn("manager");
    const response = await raw("POST", "pictures", FROM_DESK, await photo("#b5533c"));
    const { payload } = (await response.json()) as { payload: { picture: Picture } };
    writeFileSync(join(String(desk.variables.DATA_DIR), "pictures"), "no folder");
    const served = await desk.http.request(`${payload.picture.path}-320.jpg`);
    expect(served.status).toBe(200);
  });
});
