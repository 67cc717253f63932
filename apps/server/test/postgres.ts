import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";

/** A running server: the folder of its binaries, and the folder of its socket. */
export type PostgresServer = { binaries: string; folder: string };

type Account = { uid: number; gid: number };

/** The folder of the PostgreSQL binaries on this machine, or null. */
export function findPostgres(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +b - +a) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  const holds = (folder: string) =>
    ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));
  return folders.find(holds) ?? null;
}

/**
 * Starts a PostgreSQL server in a temporary folder, reachable by its socket there. It is killed
 * when this process exits. Unless `isDurable`, fsync is off, which makes tests faster; its data
 * does not survive a crash of the machine.
 */
export async function startPostgres(
  binaries: string,
  { isDurable = false } = {},
): Promise<{ server: PostgresServer; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "noren-pg-"));
  const account = unprivileged();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  run(
    join(binaries, "initdb"),
    ["-D", data, "-U", "noren", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    account,
  );

  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${folder}`,
    `fsync=${isDurable ? "on" : "off"}`,
    // Autovacuum also analyzes: fresh statistics would change query plans in the middle of a run.
    `autovacuum=${isDurable ? "on" : "off"}`,
    "max_connections=400",
  ];
  const child = spawn(
    join(binaries, "postgres"),
    ["-D", data, ...settings.flatMap((s) => ["-c", s])],
    {
      ...account,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  await waitUntilReady(child);

  return {
    server: { binaries, folder },
    async stop() {
      process.off("exit", kill);
      child.kill("SIGINT");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `template` is the database to copy. */
type NewDatabase = { name?: string; template?: string };

/** Creates a database on that server and returns its URL. */
export async function createDatabase(
  server: PostgresServer,
  {
    name = `restaurant_${randomUUID().replaceAll("-", "")}`,
    template = "template1",
  }: NewDatabase = {},
): Promise<string> {
  await administer(server, `create database ${name} template ${template}`);
  return databaseUrl(server, name);
}

export async function hasDatabase(server: PostgresServer, name: string): Promise<boolean> {
  const rows = await administer(server, "select 1 from pg_database where datname = $1", [name]);
  return rows.length > 0;
}

export function databaseUrl({ folder }: PostgresServer, database: string): string {
  return `postgres://noren@localhost/${database}?host=${folder}`;
}

async function administer(
  server: PostgresServer,
  statement: string,
  values: string[] = [],
): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl(server, "postgres") });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root: then the account `postgres` is used, or `nobody`. */
function unprivileged(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const named = (name: string) => accounts.find(([user]) => user === name);
  const [, , uid, gid] = named("postgres") ?? named("nobody") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function run(command: string, args: string[], account: Account | undefined): void {
  const { status, stderr } = spawnSync(command, args, { ...account, cwd: "/", encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on("data", (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes("ready to accept connections")) resolve();
    });
    child.once("exit", () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
}
