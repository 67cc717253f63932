import { expect, test } from "vitest";
import { startPushService } from "../../../test/push-service-emulator.ts";
import { isPublicAddress } from "./public-address.ts";
import { pushNetwork } from "./push-network.ts";

const PUSH = { headers: { ttl: "60" }, body: new Uint8Array(3) };
const REFUSED = { ok: false, fault: "refused_address" };

test.each(["8.8.8.8", "172.32.0.1", "193.0.6.139", "2606:4700::6810:84e5", "2a00:1450::5e"])(
  "%s is a public address",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ["loopback", ["127.0.0.1", "127.255.0.9", "::1"]],
  ["private", ["10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.50", "fd00::1"]],
  ["link-local, such as a cloud's metadata", ["169.254.169.254", "fe80::1"]],
  [
    "IPv4-mapped or embedded",
    ["::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "2002:7f00:1::"],
  ],
  [
    "shared, reserved or multicast",
    ["0.0.0.0", "::", "100.64.0.1", "224.0.0.1", "255.255.255.255", "ff02::1"],
  ],
  ["documentation", ["192.0.2.1", "2001:db8::1", "3fff::1"]],
])("addresses that are %s are not public", (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test("nothing is sent to an address that is not public, written or resolved", async () => {
  const service = await startPushService();
  const { port, ca } = service;
  const network = pushNetwork({ ca });
  for (const host of [
    "127.0.0.1",
    "localhost",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "2130706433",
    "0x7f.1",
    "10.0.0.1",
    "169.254.169.254",
  ])
    expect(await network.post(`https://${host}:${port}/send/1`, PUSH), host).toEqual(REFUSED);
  expect(service.requests).toEqual([]);
});

test("nothing is sent without https", async () => {
  const network = pushNetwork({ isAllowed: () => true });
  for (const endpoint of ["http://127.0.0.1/send/1", "ftp://127.0.0.1/", "not an address"])
    expect(await network.post(endpoint, PUSH), endpoint).toEqual(REFUSED);
});

test("a redirect is not followed", async () => {
  const service = await startPushService();
  const network = pushNetwork({ ca: service.ca, isAllowed: () => true });
  service.become({ status: 307, headers: { location: `${service.origin}/elsewhere` } });
  const answer = await network.post(`${service.origin}/send/1`, PUSH);
  expect(answer).toMatchObject({ ok: true, status: 307 });
  expect(service.requests).toEqual(["/send/1"]);
});

test("a push service that never answers, is gone or has another certificate is unreachable", async () => {
  const service = await startPushService();
  const unreachable = { ok: false, fault: "unreachable" };
  const isAllowed = () => true;
  const endpoint = `${service.origin}/send/1`;
  expect(await pushNetwork({ isAllowed }).post(endpoint, PUSH)).toEqual(unreachable);
  expect(service.requests).toEqual([]);
  service.become("hangs");
  const network = pushNetwork({ ca: service.ca, isAllowed, timeoutMs: 100 });
  expect(await network.post(endpoint, PUSH)).toEqual(unreachable);
  expect(await network.post("https://127.0.0.1:9/", PUSH)).toEqual(unreachable);
});
