import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

/**
 * The rooms of apps/server/src from the lowest floor to the highest. A room uses rooms that stand
 * before it, never one behind it, types included: two that need each other show that a third, lower
 * one is missing.
 */
const SERVER_ROOMS = [
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

/** Files beside the rooms that every room may use; the others put the rooms together. */
const SHARED = [
  "config-values.ts",
  "config.ts",
  "log.ts",
  "root.ts",
  "services.ts",
  "site.ts",
  "start-error.ts",
];

/** The workspaces, each with those that it may use. */
const WORKSPACES: Record<string, string[]> = {
  "packages/ordering": [],
  "packages/contract": ["packages/ordering"],
  sample: ["packages/contract", "packages/ordering"],
  "apps/server": ["sample", "packages/contract", "packages/ordering"],
  "apps/web": ["packages/contract", "packages/ordering"],
};

const SERVER = "apps/server/src/";

const ROOT = join(import.meta.dirname, "..");
const files = globSync("{apps/*,packages/*,sample}/src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const known = new Set(files);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The files of this repository that a file imports, types and lazy chunks included. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)]
    .map(([, specifier = ""]) => resolved(file, specifier))
    .filter((target) => known.has(target));
}

function resolved(file: string, specifier: string): string {
  const [, name, path] = /^@noren\/(\w+)\/(.*)$/.exec(specifier) ?? [];
  if (name === "sample") return `sample/src/${path}`;
  if (name !== undefined) return `packages/${name}/src/${path}`;
  return posix.join(posix.dirname(file), specifier);
}

/** Null for a file that stands beside the rooms. */
function serverRoom(file: string): string | null {
  const path = file.slice(SERVER.length);
  if (path.startsWith("staff/auth/")) return "staff/auth";
  return path.includes("/") ? (path.split("/")[0] ?? null) : null;
}

function workspaceOf(file: string): string {
  return file.slice(0, file.indexOf("/src/"));
}

test("a workspace uses only the workspaces below it", () => {
  const upward = files.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter((target) => workspaceOf(target) !== workspaceOf(file))
      .filter((target) => !WORKSPACES[workspaceOf(file)]?.includes(workspaceOf(target)))
      .map((target) => `${file} -> ${target}`),
  );
  expect(upward).toEqual([]);
});

test("every room of the server has its floor", () => {
  const rooms = new Set(files.filter((file) => file.startsWith(SERVER)).map(serverRoom));
  rooms.delete(null);
  expect([...rooms].sort()).toEqual([...SERVER_ROOMS].sort());
});

test.each(SERVER_ROOMS)("%s uses only rooms on the floors below it", (room) => {
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

test("no files of different rooms of the server import each other in a circle", () => {
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
