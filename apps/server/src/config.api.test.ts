import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { restaurantFile, temporaryFolder } from "../test/temporary-folder.ts";
import { readConfig } from "./config.ts";
import { ROOT } from "./root.ts";

const SITE = "scheme, host and port alone, such as https://order.example.com";

describe("the configuration", () => {
  test("every variable has a default", async () => {
    expect(await readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      siteRoot: "http://127.0.0.1:3000",
      apiRoot: "",
      databaseUrl: null,
      dataDir: join(ROOT, "data"),
      smtpUrl: null,
      stripe: null,
      staff: null,
      locations: "auto",
      logLevel: "info",
      trustProxy: [],
      corsOrigins: ["http://127.0.0.1:3000", "capacitor://localhost", "https://localhost"],
      otpTtlSeconds: 600,
      metricsToken: null,
      sampleData: { kind: "sample" },
    });
  });

  test("docs/operating.md names every variable that is read, and no other", async () => {
    const readVariables = new Set<string>();
    const env = new Proxy({}, { get: (_, name) => void readVariables.add(String(name)) });
    await readConfig(env);
    const text = readFileSync(join(ROOT, "docs/operating.md"), "utf8");
    const [, section = ""] = /^## Variables\n(.*?)^## /ms.exec(text) ?? [];
    const cells = [...section.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = ""]) => cell);
    const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(named.toSorted()).toEqual([...readVariables].toSorted());
  });

  test("a blank variable counts as not set", async () => {
    expect(await readConfig({ PORT: " ", DATABASE_URL: "" })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  test.each([
    ["0.0.0.0", "http://localhost:8080"],
    ["::", "http://localhost:8080"],
    ["::1", "http://[::1]:8080"],
    ["192.0.2.7", "http://192.0.2.7:8080"],
  ])("the default site root follows HOST %s", async (HOST, siteRoot) => {
    expect(await readConfig({ HOST, PORT: "8080" })).toMatchObject({ siteRoot });
  });

  test.each([
    ["https://Sushi.example/", "https://sushi.example"],
    ["http://sushi.example:8080", "http://sushi.example:8080"],
    ["https://bücher.example:443//", "https://xn--bcher-kva.example"],
  ])("the site root %s is the origin %s", async (SITE_ROOT, siteRoot) => {
    expect(await readConfig({ SITE_ROOT })).toMatchObject({ siteRoot });
  });

  test.each([
    ["PORT", "http", "a port from 0 to 65535"],
    ["PORT", "65536", "a port from 0 to 65535"],
    ["SITE_ROOT", "sushi.example", SITE],
    ["SITE_ROOT", "ftp://sushi.example", SITE],
    ["SITE_ROOT", "https://sushi.example/shop", SITE],
    ["SITE_ROOT", "https://sushi.example/?a=1", SITE],
    ["SITE_ROOT", "https://sushi.example?", SITE],
    ["SITE_ROOT", "https://sushi.example/#menu", SITE],
    ["SITE_ROOT", "https://me@sushi.example", SITE],
    ["SITE_ROOT", "https://sushi.example:99999", SITE],
    ["API_ROOT", "ftp://sushi.example", "an address such as http://…"],
    ["API_ROOT", "https://sushi.example/api?a=1", "an address such as http://…, without ? and #"],
    ["STRIPE_API_BASE", "x", "an address such as https://…"],
    ["MAIL_FROM", "Kawabe", "an e-mail address, or a name and <address>"],
    ["MAIL_FROM", "Kawabe <a@b.fr> <c@d.fr>", "an e-mail address, or a name and <address>"],
    ["LOCATIONS", "google", "auto, ban, embedded"],
    ["LOG_LEVEL", "loud", "trace, debug, info, warn, error, fatal, silent"],
    ["TRUST_PROXY", "10.0.0.0/33", "loopback, or addresses and CIDR blocks, separated by commas"],
    ["TRUST_PROXY", "proxy", "loopback, or addresses and CIDR blocks, separated by commas"],
    [
      "CORS_ORIGINS",
      "https://a.example/path",
      "origins such as https://app.example.com, separated by commas",
    ],
    ["OTP_TTL_SECONDS", "0", "a number of seconds from 1 to 999999"],
    ["DEMO_PAYMENTS", "maybe", "0 or 1"],
    ["SAMPLE_DATA", "2", "0, 1, or the path of a JSON file that exists"],
  ])(
    "an invalid %s=%s is refused with name, value and what is allowed",
    async (name, value, allowed) => {
      await expect(readConfig({ [name]: value })).rejects.toThrow(
        `${name}: "${value}" is not allowed; allowed: ${allowed}`,
      );
    },
  );

  test.each(["DATABASE_URL", "SMTP_URL"])(
    "an invalid %s is refused without repeating its password",
    async (name) => {
      const reading = readConfig({ [name]: "mysql://user:secret@host" });
      await expect(reading).rejects.toThrow(`${name}: the value given is not allowed`);
      await expect(reading).rejects.not.toThrow("secret");
    },
  );

  test("a partial set of Stripe variables is refused", async () => {
    await expect(readConfig({ STRIPE_SECRET_KEY: "sk" })).rejects.toThrow(
      "STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: not set; allowed: all of",
    );
    const all = {
      STRIPE_SECRET_KEY: "sk",
      STRIPE_PUBLISHABLE_KEY: "pk",
      STRIPE_WEBHOOK_SECRET: "wh",
    };
    expect(await readConfig(all)).toMatchObject({
      stripe: { secretKey: "sk", publishableKey: "pk", webhookSecret: "wh" },
    });
  });

  test("STAFF_EMAIL without STAFF_PASSWORD is refused", async () => {
    await expect(readConfig({ STAFF_EMAIL: "a@b.fr" })).rejects.toThrow("STAFF_PASSWORD: not set");
  });

  test("lists are separated by commas, and the site's own origin is always allowed", async () => {
    const env = {
      CORS_ORIGINS: "https://a.example, https://b.example:8443",
      TRUST_PROXY: "loopback,10.0.0.0/8",
    };
    expect(await readConfig(env)).toMatchObject({
      corsOrigins: ["http://127.0.0.1:3000", "https://a.example", "https://b.example:8443"],
      trustProxy: ["loopback", "10.0.0.0/8"],
    });
  });

  test("SAMPLE_DATA is 1, 0, or the path of a file", async () => {
    const path = restaurantFile({});
    expect(await readConfig({ SAMPLE_DATA: "0" })).toMatchObject({ sampleData: { kind: "empty" } });
    expect(await readConfig({ SAMPLE_DATA: path })).toMatchObject({
      sampleData: { kind: "file", path },
    });
  });

  describe("the site configuration", () => {
    const siteWith = (link: object) => {
      const fine = { href: "/news", label: { fr: "Nouvelles", en: "News" } };
      return JSON.stringify({
        site_id: "a",
        title: "A",
        footer: { links: [{ ...fine, ...link }] },
      });
    };
    const siteFile = (name: string, contents: string | Buffer) => {
      const path = join(temporaryFolder(), name);
      writeFileSync(path, contents);
      return path;
    };

    test("the default site configuration is the file at the root, without tax and time zone", async () => {
      expect(await readConfig({})).toMatchObject({
        site: { site_id: "kawabe", tax: { inclusive: true, quantity: "reference" } },
        siteStates: { tax: false, timezone: false },
      });
    });

    test("SITE_CONFIG may be a JSON or a TypeScript file", async () => {
      const json = siteFile("site.json", '{"site_id":"a","title":"A","timezone":"Indian/Reunion"}');
      const ts = siteFile("site.ts", 'export default { site_id: "b" as string, title: "B" };');
      expect(await readConfig({ SITE_CONFIG: json })).toMatchObject({
        site: { title: "A", timezone: "Indian/Reunion" },
        siteStates: { tax: false, timezone: true },
      });
      expect(await readConfig({ SITE_CONFIG: ts })).toMatchObject({ site: { title: "B" } });
    });

    test.each<[string, BufferEncoding]>([
      ["UTF-8", "utf8"],
      ["UTF-16", "utf16le"],
    ])("a JSON file may begin with the byte order mark of %s", async (_, encoding) => {
      const contents = Buffer.from('\ufeff{"site_id":"a","title":"Noël"}', encoding);
      const SITE_CONFIG = siteFile("site.json", contents);
      expect(await readConfig({ SITE_CONFIG })).toMatchObject({ site: { title: "Noël" } });
    });

    test.each([
      ["{", "cannot be read"],
      ['{"site_id":"a"}', "title "],
      ['{"site_id":"a","title":"A","colour":"red"}', "colour"],
      ['{"site_id":"a","title":"A","tax":{"inclusive":false}}', "tax.quantity must be stated"],
      ['{"site_id":"a","title":"A","tags":{"tag_manager":"UA-1"}}', "must look like GTM-XXXX"],
      [siteWith({ href: "javascript:alert(1)" }), "footer.links.0.href must be an address"],
      [siteWith({ href: "//elsewhere.example" }), "footer.links.0.href must be an address"],
      [siteWith({ icon: "newspaper" }), "footer.links.0.icon must be the name of a set"],
    ])("the invalid site configuration %s is refused with the reason", async (contents, reason) => {
      const path = siteFile("site.json", contents);
      const reading = readConfig({ SITE_CONFIG: path });
      await expect(reading).rejects.toThrow(/^SITE_CONFIG: /);
      await expect(reading).rejects.toThrow(reason);
    });
  });
});
