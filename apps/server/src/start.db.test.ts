import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { NOON } from "@noren/ordering/testing.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { anOrder } from "../test/an-order.ts";
import { onBothDatabases, onEmbedded } from "../test/databases.ts";
import { runProcess, startProcess, startProcessAt } from "../test/server-process.ts";
import { restaurantFile } from "../test/temporary-folder.ts";
import { openTestApp } from "../test/test-app.ts";
import { testRestaurant } from "../test/test-restaurant.ts";
import { readConfig } from "./config.ts";
import { type Db, openDatabase } from "./db/open.ts";
import { createLog } from "./log.ts";
import { startServer } from "./server.ts";

// Several processes are started at once, which may be slow on a loaded machine.
vi.setConfig({ testTimeout: 60_000 });

const oneLine = (text: string | RegExp) => expect.stringMatching(new RegExp(`^${text}\n$`));

/** As a newer version leaves the database. */
async function migratedAhead(db: Db): Promise<void> {
  await db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto("kysely_migration")
    .values({ name: "9999-future", timestamp: "2026-11-21" })
    .execute();
}

onBothDatabases("the program", (databases) => {
  const place = (url: string) =>
    fetch(`${url}/v2/public/checkout/`, {
      method: "POST",
      body: JSON.stringify(anOrder()),
    });

  test("several processes that start at once on an empty database migrate and seed it once", async () => {
    const env = { ...(await databases.empty()), SAMPLE_DATA: restaurantFile(testRestaurant) };
    const servers = await Promise.all(Array.from({ length: 4 }, () => startProcess(env)));
    const menus = await Promise.all(
      servers.map(async ({ url }) => (await fetch(`${url}/v2/public/menus`)).text()),
    );
    expect(new Set(menus).size).toBe(1);
    expect(menus[0]).toContain("Nigiri saumon");

    for (const { signal } of servers) signal("SIGTERM");
    const exits = await Promise.all(servers.map(({ exit }) => exit));
    expect(exits.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const filled = exits.filter(({ stdout }) => stdout.includes("the database was empty"));
    expect(filled).toHaveLength(1);
  });

  test("an order that was answered survives SIGKILL and a restart", async () => {
    const env = await databases.filled();
    const first = await startProcessAt(NOON, env);
    const answer = await place(first.url);
    first.signal("SIGKILL");
    expect(answer.status).toBe(201);
    const placed = await answer.json();
    await first.exit;

    const second = await startProcessAt(NOON, env);
    const again = await place(second.url);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(placed);
  });

  test("on SIGTERM the server refuses new connections, finishes running requests and exits with 0", async () => {
    const server = await startProcessAt(NOON, await databases.filled());
    const { port } = new URL(server.url);
    const body = JSON.stringify(anOrder());
    const socket = createConnection(Number(port), "127.0.0.1");
    const head = ["POST /v2/public/checkout/ HTTP/1.1", "host: localhost", "expect: 100-continue"];
    socket.write(`${head.join("\r\n")}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`);
    await once(socket, "data");

    server.signal("SIGTERM");
    await server.waitForOutput("SIGTERM");
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow("fetch failed");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += String(chunk);
    });
    socket.write(body);
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect((await server.exit).code).toBe(0);
  });

  test("an idle connection is kept longer than a reverse proxy reuses it", async () => {
    const { url } = await startProcess(await databases.empty());
    const { headers } = await fetch(`${url}/v2/public/menus`);
    expect(headers.get("keep-alive")).toBe("timeout=130");
  });

  test("a stop waits for a mail server that never answers up to its limit alone", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void silent.close());
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const mails = { SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`, MAIL_FROM: "shop@example.org" };
    const config = await readConfig({ ...(await databases.filled()), ...mails, PORT: "0" });
    const log = createLog("silent");
    const server = await startServer(config, { log, now: () => NOON, lastWorkMs: 0 });
    const connected = once(silent, "connection");
    expect((await place(server.url)).status).toBe(201);
    const [socket] = (await connected) as [Socket];
    onTestFinished(() => void socket.destroy());
    await server.close();
  });

  test("an instance whose database a newer version has migrated is not ready", async () => {
    const { http, db } = await openTestApp(await databases.filled());
    expect((await http.request("/readyz")).status).toBe(200);
    await migratedAhead(db);
    expect((await http.request("/readyz")).status).toBe(503);
  });

  test("a database with a newer migration is refused in one line", async () => {
    const env = await databases.filled();
    const { db, close } = await openDatabase(await readConfig(env));
    await migratedAhead(db);
    await close();
    expect(await runProcess(env)).toMatchObject({
      code: 1,
      stderr: oneLine("The database is newer than this program \\(it has 9999-future\\).*"),
    });
  });

  test("an invalid SAMPLE_DATA file seeds nothing, and a valid one does so afterwards", async () => {
    const env = await databases.empty();
    const wrong = restaurantFile({ ...testRestaurant, offers: [{ id: "x" }] });
    expect(await runProcess({ ...env, SAMPLE_DATA: wrong })).toMatchObject({
      code: 1,
      stderr: oneLine("SAMPLE_DATA: offers\\.0\\..*"),
    });
    const server = await startProcess({ ...env, SAMPLE_DATA: restaurantFile(testRestaurant) });
    expect(await (await fetch(`${server.url}/v2/public/offers`)).text()).toContain("Nigiri offert");
  });
});

onEmbedded("the program", (databases) => {
  test("with PORT=0 its links name the port that the system chose", async () => {
    const server = await startProcess({ ...(await databases.filled()), PORT: "0" });
    const { port } = new URL(server.url);
    expect(server.output()).toContain(`http://127.0.0.1:${port}/desk/welcome#`);
  });

  test("files written by the program are readable by its own user only", async () => {
    const env = await databases.filled();
    const folder = join(String(env.DATA_DIR), "mails-and-more");
    const server = await startProcess({ ...env, DATA_DIR: folder, SAMPLE_DATA: "0" });
    const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
    for (const name of ["", ...entries]) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    server.signal("SIGTERM");
    await server.exit;
  });
});
