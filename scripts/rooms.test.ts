import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

/**
 * The rooms (folders) of apps/server/src from the lowest layer to the highest. A room may import
 * from rooms before it, never from one after it, types included: two that need each other show that
 * a third, lower one is missing.
 */
const SERVER_ROOMS = [
  "sample",
  "db",
  "live",
  "http",
  "documentation",
  "pages",
  "providers",
  "locations",
  "seed",
  "catalogue",
  "jobs",
  "orders",
  "audit",
  "mail",
  "metrics",
  "storage",
  "accounts",
  "tracking",
  "printing",
  "payments",
  "staff/auth",
  "staff",
  "checkout",
];

/** Files beside the rooms that every room may import; the other ones compose the rooms. */
const SHARED = [
  "config-values.ts",
  "config.ts",
  "log.ts",
  "root.ts",
  "services.ts",
  "site.ts",
  "start-error.ts",
];

/** The workspaces, each with those that it may import. */
const WORKSPACES: Record<string, string[]> = {
  "packages/ordering": [],
  "packages/contract": ["packages/ordering"],
  "apps/server": ["packages/contract", "packages/ordering"],
  "apps/web": ["packages/contract", "packages/ordering"],
};

const SERVER = "apps/server/src/";

const ROOT = join(import.meta.dirname, "..");
const files = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const known = new Set(files);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The files of this repository that a file imports, including types and dynamic imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)]
    .map(([, specifier = ""]) => resolved(file, specifier))
    .filter((target) => known.has(target));
}

function resolved(file: string, specifier: string): string {
  const [, name, path] = /^@noren\/(\w+)\/(.*)$/.exec(specifier) ?? [];
  if (name !== undefined) return `packages/${name}/src/${path}`;
  return posix.join(posix.dirname(file), specifier);
}

/** Null for a file beside the rooms. */
function serverRoom(file: string): string | null {
  const path = file.slice(SERVER.length);
  if (path.startsWith("staff/auth/")) return "staff/auth";
  return path.includes("/") ? (path.split("/")[0] ?? null) : null;
}

function workspaceOf(file: string): string {
  return file.split("/").slice(0, 2).join("/");
}

test("a workspace imports only from the workspaces below it", () => {
  const upward = files.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter((target) => workspaceOf(target) !== workspaceOf(file))
      .filter((target) => !WORKSPACES[workspaceOf(file)]?.includes(workspaceOf(target)))
      .map((target) => `${file} -> ${target}`),
  );
  expect(upward).toEqual([]);
});

test("every room of the server has a layer", () => {
  const rooms = new Set(files.filter((file) => file.startsWith(SERVER)).map(serverRoom));
  rooms.delete(null);
  expect([...rooms].sort()).toEqual([...SERVER_ROOMS].sort());
});

test.each(SERVER_ROOMS)("%s imports only from lower layers", (room) => {
  const floor = SERVER_ROOMS.indexOf(room);
  const upward = files
    .filter((file) => file.startsWith(SERVER) && serverRoom(file) === room)
    .flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((target) => target.startsWith(SERVER))
        .filter((target) => {
          const used = serverRoom(target);
          if (used === null) return !SHARED.includes(target.slice(SERVER.length));
          return SERVER_ROOMS.indexOf(used) > floor;
        })
        .map((target) => `${file} -> ${target}`),
    );
  expect(upward).toEqual([]);
});

test("there are no import cycles between rooms of the server", () => {
  const circles: string[] = [];
  const state = new Map<string, "open" | "done">();
  function visit(file: string, path: readonly string[]): void {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      const circle = path.slice(path.indexOf(file));
      const rooms = new Set(circle.map(serverRoom));
      if (rooms.size > 1) circles.push([...circle, file].join(" -> "));
      return;
    }
    state.set(file, "open");
    for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
    state.set(file, "done");
  }
  for (const file of files) if (file.startsWith(SERVER)) visit(file, []);
  expect(circles).toEqual([]);
});
