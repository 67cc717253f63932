import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encodeBody, isKnown } from "./encoded-body.ts";

test("every encoding of a body unpacks to the same bytes", async () => {
  const content = Buffer.from("Nigiri saumon ".repeat(200));
  const { bytes } = await encodeBody(content, 5);
  expect(brotliDecompressSync(bytes.br).equals(content)).toBe(true);
  expect(gunzipSync(bytes.gzip).equals(content)).toBe(true);
  expect(bytes.identity.equals(content)).toBe(true);
});

test("the entity tag follows the content", async () => {
  const [first, same, other] = await Promise.all(
    ["a", "a", "b"].map((text) => encodeBody(Buffer.from(text), 5)),
  );
  expect(first?.etag).toBe(same?.etag);
  expect(first?.etag).not.toBe(other?.etag);
});

test("brotli is preferred, a refused encoding is not used", () => {
  expect(chooseEncoding("gzip, deflate, br")).toBe("br");
  expect(chooseEncoding("gzip;q=1.0, br;q=0")).toBe("gzip");
  expect(chooseEncoding("gzip;q=0.0,br;q=0.000")).toBe("identity");
  expect(chooseEncoding("")).toBe("identity");
});

test("a client has the body by any of its tags, weakened by a proxy or not", () => {
  expect(isKnown('"other", W/"tag"', '"tag"')).toBe(true);
  expect(isKnown('"other"', '"tag"')).toBe(false);
  expect(isKnown(null, '"tag"')).toBe(false);
});
