import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { files, importsOf, importsThat, shortestChain } from "./import-graph.ts";

/** The workspaces, each with those that it may use. */
const WORKSPACES: Record<string, string[]> = {
  "packages/ordering": [],
  "packages/contract": ["packages/ordering"],
  sample: ["packages/contract", "packages/ordering"],
  "apps/server": ["sample", "packages/contract", "packages/ordering"],
  "apps/web": ["packages/contract", "packages/ordering"],
};

/**
 * An area's rooms, folders or single files, from the lowest floor to the highest. A room imports
 * rooms that stand before it, never one behind it, types and styles included: two that need each
 * other show that a third, lower one is missing.
 */
type Area = {
  source: string;
  rooms: readonly string[];
  /** Files beside the rooms that every room may use; the others put the rooms together. */
  shared: readonly string[];
};

const SERVER: Area = {
  source: "apps/server/src/",
  rooms: [
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
    "pictures",
    "editing",
    "mail",
    "drafts",
    "metrics",
    "storage",
    "accounts",
    "push",
    "printing",
    "payments",
    "staff/auth",
    "staff",
    "tracking",
    "checkout",
  ],
  shared: [
    "coalesce.ts",
    "config-values.ts",
    "config.ts",
    "json-file.ts",
    "log.ts",
    "root.ts",
    "services.ts",
    "site.ts",
    "start-error.ts",
  ],
};

/** What the storefront and the order desk both use. */
const WEB_BASE = ["routes.ts", "platform", "i18n", "ui", "receipt"];

const DESK_ROOMS = [
  "desk/desk-context.tsx",
  "desk/desk-icon-names.ts",
  "desk/desk-icon.tsx",
  "desk/desk-locale.ts",
  "desk/use-command.ts",
  "desk/clock",
  "desk/page",
  "desk/notices",
  "desk/dialog",
  "desk/order-state",
  "desk/read",
  "desk/session",
  "desk/onboarding",
  "desk/push",
  "desk/pause",
  "desk/storage",
  "desk/printing",
  "desk/checks",
  "desk/open-draft",
  "desk/menu",
  "desk/refund",
  "desk/orders",
  "desk/connection",
  "desk/availability",
  "desk/alarm",
  "desk/back-office",
  "desk/drafts",
  "desk/layout",
];

/** `storefront/checkout` itself is what puts the rooms within it together. */
const STOREFRONT_ROOMS = [
  "readable-path.ts",
  "track-path.ts",
  "render-context.ts",
  "site-context.tsx",
  "use-api.ts",
  "storefront/icons",
  "storefront/global-toasts",
  "storefront/panels",
  "storefront/auth",
  "storefront/addresses",
  "storefront/consent",
  "storefront/shop",
  "storefront/paused",
  "storefront/installable",
  "storefront/dietary",
  "storefront/allergens",
  "storefront/cart",
  "storefront/location",
  "storefront/checkout/form",
  "storefront/checkout/slots",
  "storefront/checkout/placing",
  "storefront/checkout/state",
  "storefront/checkout/fields",
  "storefront/checkout/payment",
  "storefront/checkout/tabs",
  "storefront/checkout",
  "storefront/menu",
  "storefront/cart-dialog",
  "storefront/layout",
  "storefront/legal",
  "storefront/home",
  "storefront/profile",
  "storefront/track",
  "storefront/pay",
  "storefront/pages",
  "page-components.ts",
  "search-engines",
  "installable",
  "service-worker",
  "desk-worker",
  "after-start",
];

/** The one room of the desk that uses the storefront: a dish as guests see it. */
const PREVIEW = "desk/dish/preview";

const WEB: Area = {
  source: "apps/web/src/",
  rooms: [
    ...WEB_BASE,
    ...DESK_ROOMS,
    ...STOREFRONT_ROOMS,
    PREVIEW,
    "desk/dish",
    "desk/choices",
    "desk/languages",
    "desk/today",
    "desk/hours",
    "desk/delivery",
    "desk/offers",
    "desk/restaurant",
  ],
  shared: [],
};

function workspaceOf(file: string): string {
  return file.slice(0, file.indexOf("/src/"));
}

/** The innermost room that a file is in; undefined for a file that stands beside the rooms. */
function roomOf(file: string, { source, rooms }: Area): string | undefined {
  if (!file.startsWith(source)) return undefined;
  const path = file.slice(source.length);
  return rooms
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Whether a room may not use a file of its area. */
function isAbove(target: string, room: string, area: Area): boolean {
  const used = roomOf(target, area);
  if (used === undefined) return !area.shared.includes(target.slice(area.source.length));
  return area.rooms.indexOf(used) > area.rooms.indexOf(room);
}

test("a workspace uses only the workspaces below it", () => {
  const upward = importsThat(
    (file, target) =>
      workspaceOf(target) !== workspaceOf(file) &&
      !WORKSPACES[workspaceOf(file)]?.includes(workspaceOf(target)),
  );
  expect(upward).toEqual([]);
});

describe.each([
  ["the server", SERVER],
  ["the web", WEB],
])("%s", (_name, area) => {
  const { source, rooms } = area;
  const own = files.filter((file) => file.startsWith(source));

  test("every room has its floor", () => {
    const inRooms = new Set(own.map((file) => roomOf(file, area)));
    expect(rooms.filter((room) => !inRooms.has(room))).toEqual([]);
    // Beside the rooms that a folder holds there are files, but no folder that is none of them.
    const holders = new Set(rooms.map((room) => posix.dirname(room)));
    const withoutRoom = own.filter((file) => {
      const room = roomOf(file, area);
      const isInOwnRoom = room !== undefined && !holders.has(room);
      return !isInOwnRoom && !holders.has(posix.dirname(file.slice(source.length)));
    });
    expect(withoutRoom).toEqual([]);
  });

  test.each(rooms)("%s uses only rooms on the floors below it", (room) => {
    const upward = importsThat(
      (file, target) =>
        file.startsWith(source) &&
        target.startsWith(source) &&
        roomOf(file, area) === room &&
        isAbove(target, room, area),
    );
    expect(upward).toEqual([]);
  });

  test("no files of different rooms import each other in a circle", () => {
    const circles = new Map<string, string>();
    for (const file of own)
      for (const target of importsOf(file)) {
        if (roomOf(file, area) === roomOf(target, area)) continue;
        const back = shortestChain(target, file);
        if (back) circles.set(back.toSorted().join(), [file, ...back].join(" -> "));
      }
    expect([...circles.values()]).toEqual([]);
  });
});

test("the storefront and the order desk do not use one another", () => {
  const isOfDesk = (file: string) =>
    file.startsWith(`${WEB.source}desk/`) && roomOf(file, WEB) !== PREVIEW;
  const isPreview = (file: string) => roomOf(file, WEB) === PREVIEW;
  const isOfBase = (file: string) => WEB_BASE.includes(roomOf(file, WEB) ?? "");
  const across = importsThat(
    (file, target) =>
      workspaceOf(file) === workspaceOf(target) &&
      (isOfDesk(file)
        ? ![isOfDesk, isOfBase, isPreview].some((is) => is(target))
        : isOfDesk(target) || (isPreview(target) && !isPreview(file))),
  );
  expect(across).toEqual([]);
});
