import { generateKeyPairSync, sign } from "node:crypto";

/** A certificate of a loopback server, by its own key, in PEM. */
export type SelfSigned = { key: string; cert: string };

const SEQUENCE = 0x30;
const SET = 0x31;
const ECDSA_WITH_SHA256 = "2a8648ce3d040302";
const COMMON_NAME = "550403";
const SUBJECT_ALT_NAME = "551d11";
const BASIC_CONSTRAINTS = "551d13";

/** Valid for 127.0.0.1 and localhost until 2049; Node.js makes keys but no certificates. */
export function selfSigned(): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der(SEQUENCE, oid(ECDSA_WITH_SHA256));
  const commonName = der(SEQUENCE, oid(COMMON_NAME), der(0x0c, Buffer.from("loopback")));
  const name = der(SEQUENCE, der(SET, commonName));
  const validity = der(SEQUENCE, utcTime("200101000000Z"), utcTime("491231235959Z"));
  const names = der(
    SEQUENCE,
    der(0x82, Buffer.from("localhost")),
    der(0x87, Buffer.of(127, 0, 0, 1)),
  );
  const isAuthority = der(SEQUENCE, der(0x01, Buffer.of(0xff)));
  const extensions = der(
    SEQUENCE,
    der(SEQUENCE, oid(SUBJECT_ALT_NAME), der(0x04, names)),
    der(SEQUENCE, oid(BASIC_CONSTRAINTS), der(0x04, isAuthority)),
  );
  const toSign = der(
    SEQUENCE,
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ...[algorithm, name, validity, name],
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, extensions),
  );
  const signature = sign("sha256", toSign, privateKey);
  const certificate = der(SEQUENCE, toSign, algorithm, der(0x03, Buffer.of(0), signature));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: pem(certificate),
  };
}

/** A DER value: tag, length, contents. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size =
    length < 0x80
      ? [length]
      : length < 0x100
        ? [0x81, length]
        : [0x82, Math.floor(length / 0x100), length % 0x100];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, "hex"));
}

function utcTime(text: string): Buffer {
  return der(0x17, Buffer.from(text));
}

function pem(certificate: Buffer): string {
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}
