import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from "node:crypto";
import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { AlertMessage } from "../src/push/push-message.ts";
import { defer } from "./cleanup.ts";
import { selfSigned } from "./self-signed.ts";

/** How the push service answers; `hangs` never does. */
type Behaviour = { status: number; headers?: Record<string, string> } | "hangs";

type Received = {
  path: string;
  headers: IncomingHttpHeaders;
  /** The decrypted message. */
  message: AlertMessage;
  /** The verified claims of the application server. */
  claims: { aud: string; exp: number; sub: string };
};

const CREATED: Behaviour = { status: 201 };

/**
 * An emulator of a browser's push service on loopback, over https with a certificate of its own. It
 * accepts what decrypts with its subscriptions' keys (RFC 8291) and is signed (RFC 8292).
 */
export async function startPushService() {
  const { key, cert } = selfSigned();
  const devices = new Map<string, ReturnType<typeof device>>();
  const received: Received[] = [];
  const requests: string[] = [];
  let behaviour: Behaviour = CREATED;

  const server = createServer({ key, cert }, async (request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const body = await bodyOf(request);
    if (behaviour === "hangs") return;
    const known = devices.get(path);
    if (behaviour.status === 201 && known) {
      const claims = verified(request.headers.authorization ?? "");
      received.push({ path, headers: request.headers, message: known.decrypt(body), claims });
    }
    response.writeHead(behaviour.status, behaviour.headers).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  defer(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `https://127.0.0.1:${port}`;

  return {
    origin,
    port,
    ca: cert,
    /** What was accepted, oldest first. */
    received,
    /** Paths of all requests. */
    requests,
    become(next: Behaviour = CREATED): void {
      behaviour = next;
    },
    /** A subscription as a browser would make it. */
    subscription() {
      const path = `/send/${devices.size + 1}`;
      const made = device();
      devices.set(path, made);
      return { endpoint: origin + path, keys: made.keys };
    },
  };
}

function device() {
  const ecdh = createECDH("prime256v1");
  const publicKey = ecdh.generateKeys();
  const auth = crypto.getRandomValues(Buffer.alloc(16));
  return {
    keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },

    /** `aes128gcm` (RFC 8188): salt, record size, key id, then one record. */
    decrypt(body: Buffer): AlertMessage {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + (body[20] ?? 0);
      const serverKey = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, serverKey]);
      const secret = hkdf(ecdh.computeSecret(serverKey), auth, info, 32);
      const contentKey = hkdf(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = hkdf(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const record = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      // The last record ends in 0x02, then padding.
      return JSON.parse(record.subarray(0, record.lastIndexOf(2)).toString());
    },
  };
}

function hkdf(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", key, salt, info, length));
}

/** The claims of `vapid t=<JWT>, k=<public key>`; throws where the signature is not of that key. */
function verified(authorization: string): Received["claims"] {
  const [, token = "", publicKey = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const [header = "", claims = "", signature = ""] = token.split(".");
  const isValid = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isValid) throw new Error(`not signed by its key: ${authorization}`);
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
