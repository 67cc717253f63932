import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  bodyBytes,
  chooseEncoding,
  encodeBody,
  matchesEtag,
  plainBody,
  withEncoding,
} from "./encoded-body.ts";

const CONTENT = Buffer.from("Nigiri saumon ".repeat(200));

test("every encoding of a body decodes to the same bytes", async () => {
  const { br, gzip, identity } = await encodeBody(CONTENT, 5);
  expect(brotliDecompressSync(br.bytes).equals(CONTENT)).toBe(true);
  expect(gunzipSync(gzip.bytes).equals(CONTENT)).toBe(true);
  expect(identity.bytes.equals(CONTENT)).toBe(true);
});

test("the ETag depends on the content", async () => {
  const [first, same, other] = await Promise.all(
    ["a", "a", "b"].map((text) => encodeBody(Buffer.from(text), 5)),
  );
  expect(first?.identity.etag).toBe(same?.identity.etag);
  expect(first?.identity.etag).not.toBe(other?.identity.etag);
});

test("each encoding has an ETag of its own, as strong ETags require", async () => {
  const { br, gzip, identity } = await encodeBody(CONTENT, 5);
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
  const plain = plainBody(CONTENT);
  expect(plain.br).toBe(plain.identity);
  const packed = withEncoding(plain, "br", br.bytes);
  expect(packed.br).toEqual(br);
});

test("a body of fewer than 512 bytes is not compressed, whatever the client accepts", async () => {
  const small = await encodeBody(Buffer.alloc(511), 5);
  expect([small.br.encoding, small.gzip.encoding]).toEqual(["identity", "identity"]);
  const large = await encodeBody(Buffer.alloc(512), 5);
  expect([large.br.encoding, large.gzip.encoding]).toEqual(["br", "gzip"]);
});

test("bodyBytes counts bytes that several encodings share once", () => {
  const plain = plainBody(Buffer.alloc(100));
  expect(bodyBytes(plain)).toBe(100);
  expect(bodyBytes(withEncoding(plain, "br", Buffer.alloc(10)))).toBe(110);
});

// Results are cached: the empty header follows one with another result.
test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["", "identity"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["gzip;q=0.0,br;q=0.000", "identity"],
  ["gzip;q=0.9, br;q=0.5", "gzip"],
  ["br;q=0.5, *;q=0.9", "gzip"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["identity;q=1, *;q=0", "identity"],
  ["identity;q=0, gzip", "gzip"],
  ["identity;q=0", "identity"],
  ["BR", "br"],
  ["brotli, xgzip, gzipped", "identity"],
  ["abr;q=1, gzip-not", "identity"],
])("of Accept-Encoding %j the body is sent in %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
  expect(chooseEncoding(header)).toBe(encoding);
});

test("matchesEtag accepts any of several ETags, strong or weak", () => {
  expect(matchesEtag('"other", W/"tag"', '"tag"')).toBe(true);
  expect(matchesEtag("*", '"tag"')).toBe(true);
  expect(matchesEtag('"other"', '"tag"')).toBe(false);
  expect(matchesEtag(null, '"tag"')).toBe(false);
});
