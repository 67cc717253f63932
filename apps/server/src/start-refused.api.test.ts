import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { runProcess } from "../test/server-process.ts";
import { restaurantFile, temporaryFolder } from "../test/temporary-folder.ts";

// Starting processes may be slow on a loaded machine.
vi.setConfig({ testTimeout: 60_000 });

const oneLine = (text: string | RegExp) => expect.stringMatching(new RegExp(`^${text}\n$`));

describe("the program exits with code 1 and one line", () => {
  test("with an invalid variable", async () => {
    expect(await runProcess({ PORT: "80a" })).toEqual({
      code: 1,
      stdout: "",
      stderr: 'PORT: "80a" is not allowed; allowed: a port from 0 to 65535\n',
    });
  });

  test("when the port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const ended = await runProcess({ DATA_DIR: temporaryFolder(), PORT: String(port) });
    other.close();
    expect(ended).toMatchObject({
      code: 1,
      stderr: oneLine(`PORT: 127\\.0\\.0\\.1:${port} cannot be listened on .*`),
    });
  });

  test("when PostgreSQL is not reachable", async () => {
    const url = "postgres://noren:secret@127.0.0.1:1/noren";
    expect(await runProcess({ DATABASE_URL: url })).toMatchObject({
      code: 1,
      stderr: oneLine("DATABASE_URL: the database at 127\\.0\\.0\\.1:1/noren is not usable .*"),
    });
  });

  test("when PostgreSQL accepts the connection but does not answer", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as { port: number };
    const ended = await runProcess({ DATABASE_URL: `postgres://127.0.0.1:${port}/noren` });
    silent.close();
    expect(ended).toMatchObject({ code: 1, stderr: oneLine("DATABASE_URL: .*timeout.*") });
  });

  test("when the data folder cannot be created", async () => {
    const DATA_DIR = join(restaurantFile({}), "data");
    expect(await runProcess({ DATA_DIR })).toMatchObject({
      code: 1,
      stderr: oneLine("DATA_DIR: the database .* cannot be opened .*"),
    });
  });
});
