import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  chooseEncoding,
  type Encoding,
  encodedAnswer,
  encodedBody,
  matchesEtag,
  plainBody,
} from "./encoded-body.ts";

const CONTENT = Buffer.from("Nigiri saumon ".repeat(200));
const ENCODINGS = ["br", "gzip", "identity"] as const;

test("every encoding of a body decodes to the same bytes", async () => {
  const body = encodedBody(CONTENT, 5);
  expect(brotliDecompressSync(await body.bytesIn("br")).equals(CONTENT)).toBe(true);
  expect(gunzipSync(await body.bytesIn("gzip")).equals(CONTENT)).toBe(true);
  expect((await body.bytesIn("identity")).equals(CONTENT)).toBe(true);
});

test("an encoding is compressed once, however many ask for it at once", async () => {
  const body = encodedBody(CONTENT, 5);
  const [first, second] = await Promise.all([body.bytesIn("br"), body.bytesIn("br")]);
  expect(second).toBe(first);
  expect(await body.bytesIn("br")).toBe(first);
});

test("bytes that were compressed before are not compressed again", async () => {
  const packed = Buffer.from("packed");
  expect(await encodedBody(CONTENT, 5, packed).bytesIn("br")).toBe(packed);
});

test("a body says at least the bytes that it takes in all encodings", async () => {
  const body = encodedBody(CONTENT, 5);
  const bytes = await Promise.all(ENCODINGS.map((encoding) => body.bytesIn(encoding)));
  expect(body.maxBytes).toBeGreaterThanOrEqual(bytes.reduce((sum, { length }) => sum + length, 0));
});

test("the ETag depends on the content", () => {
  const [first, same, other] = ["a", "a", "b"].map((text) => encodedBody(Buffer.from(text), 5));
  expect(first?.etagIn("identity")).toBe(same?.etagIn("identity"));
  expect(first?.etagIn("identity")).not.toBe(other?.etagIn("identity"));
});

test("each encoding has an ETag of its own, as strong ETags require", () => {
  const body = encodedBody(CONTENT, 5);
  expect(new Set(ENCODINGS.map(body.etagIn)).size).toBe(3);
});

test("a body of fewer than 512 bytes is not compressed, whatever the client accepts", () => {
  const encodingsOf = (bytes: number) => {
    const body = encodedBody(Buffer.alloc(bytes), 5);
    return ENCODINGS.map(body.encodingOf);
  };
  expect(encodingsOf(511)).toEqual(["identity", "identity", "identity"]);
  expect(encodingsOf(512)).toEqual(ENCODINGS);
});

test("a client that has the body in its encoding gets 304 without bytes, of a success alone", async () => {
  const body = encodedBody(CONTENT, 5);
  const answered = async (known: Encoding, status: number) => {
    const client = { "accept-encoding": "br", "if-none-match": body.etagIn(known) };
    const answer = await encodedAnswer(new Headers(client), status, body);
    return [answer.status, answer.bytes === null];
  };
  expect(await answered("br", 200)).toEqual([304, true]);
  expect(await answered("gzip", 200)).toEqual([200, false]);
  expect(await answered("br", 404)).toEqual([404, false]);
});

test("a picture is sent as it is, whatever the client prefers", async () => {
  const client = new Headers({ "accept-encoding": "br" });
  const { headers, bytes } = await encodedAnswer(client, 200, plainBody(CONTENT));
  expect(headers["content-encoding"]).toBeUndefined();
  expect(bytes?.equals(CONTENT)).toBe(true);
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
