import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { files, importsOf, importsThat, importsTypesOnly, shortestChain } from "./import-graph.ts";

/** The workspaces, each with those that it may use. */
const WORKSPACES: Record<string, string[]> = {
  "packages/ordering": [],
  "packages/contract": ["packages/ordering"],
  sample: ["packages/contract", "packages/ordering"],
  "apps/server": ["sample", "packages/contract", "packages/ordering"],
  "apps/web": ["packages/contract", "packages/ordering"],
};

/** What the server hands to the built pages: it imports the types of it, and no code of the web. */
const RENDER_CONTEXT = "apps/web/src/render-context.ts";

function isTypeOfPages(file: string, target: string): boolean {
  return (
    workspaceOf(file) === "apps/server" &&
    target === RENDER_CONTEXT &&
    importsTypesOnly(file, target)
  );
}

/**
 * The modules of an area, folders or single files, one per layer from the lowest to the highest. A
 * module imports modules of lower layers only, types and styles included: two that need each other
 * lack a third one below both.
 */
type Area = {
  source: string;
  modules: readonly string[];
  /** Files outside of all modules that every module may use; the others compose the modules. */
  shared: readonly string[];
};

const SERVER: Area = {
  source: "apps/server/src/",
  modules: [
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

const DESK_MODULES = [
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

/** `storefront/checkout` itself composes the modules within it. */
const STOREFRONT_MODULES = [
  "readable-path.ts",
  "track-path.ts",
  "render-context.ts",
  "site-context.tsx",
  "use-api.ts",
  "storefront/icons",
  "storefront/global-toasts",
  "storefront/panels",
  "storefront/questions",
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

/** The only module of the desk that uses the storefront: a dish as guests see it. */
const PREVIEW = "desk/dish/preview";

const WEB: Area = {
  source: "apps/web/src/",
  modules: [
    ...WEB_BASE,
    ...DESK_MODULES,
    ...STOREFRONT_MODULES,
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

/** The innermost module of a file; undefined for a file outside of all modules. */
function moduleOf(file: string, { source, modules }: Area): string | undefined {
  if (!file.startsWith(source)) return undefined;
  const path = file.slice(source.length);
  return modules
    .filter((module) => path === module || path.startsWith(`${module}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Whether a file of the area is in a higher layer than the module, so that it may not use it. */
function isAbove(target: string, module: string, area: Area): boolean {
  const used = moduleOf(target, area);
  if (used === undefined) return !area.shared.includes(target.slice(area.source.length));
  return area.modules.indexOf(used) > area.modules.indexOf(module);
}

test("a workspace uses only the workspaces below it, and the server the types of render-context", () => {
  const upward = importsThat(
    (file, target) =>
      workspaceOf(target) !== workspaceOf(file) &&
      !WORKSPACES[workspaceOf(file)]?.includes(workspaceOf(target)) &&
      !isTypeOfPages(file, target),
  );
  expect(upward).toEqual([]);
});

describe.each([
  ["the server", SERVER],
  ["the web", WEB],
])("%s", (_name, area) => {
  const { source, modules } = area;
  const own = files.filter((file) => file.startsWith(source));

  test("every folder is a module with a layer", () => {
    const inModules = new Set(own.map((file) => moduleOf(file, area)));
    expect(modules.filter((module) => !inModules.has(module))).toEqual([]);
    // A folder that holds modules may hold single files too, but no other folder.
    const holders = new Set(modules.map((module) => posix.dirname(module)));
    const withoutModule = own.filter((file) => {
      const module = moduleOf(file, area);
      const isInOwnModule = module !== undefined && !holders.has(module);
      return !isInOwnModule && !holders.has(posix.dirname(file.slice(source.length)));
    });
    expect(withoutModule).toEqual([]);
  });

  test.each(modules)("%s uses only modules of lower layers", (module) => {
    const upward = importsThat(
      (file, target) =>
        file.startsWith(source) &&
        target.startsWith(source) &&
        moduleOf(file, area) === module &&
        isAbove(target, module, area),
    );
    expect(upward).toEqual([]);
  });

  test("no files of different modules import each other in a cycle", () => {
    const cycles = new Map<string, string>();
    for (const file of own)
      for (const target of importsOf(file)) {
        if (moduleOf(file, area) === moduleOf(target, area)) continue;
        const back = shortestChain(target, file);
        if (back) cycles.set(back.toSorted().join(), [file, ...back].join(" -> "));
      }
    expect([...cycles.values()]).toEqual([]);
  });
});

test("the storefront and the order desk do not use one another", () => {
  const isOfDesk = (file: string) =>
    file.startsWith(`${WEB.source}desk/`) && moduleOf(file, WEB) !== PREVIEW;
  const isPreview = (file: string) => moduleOf(file, WEB) === PREVIEW;
  const isOfBase = (file: string) => WEB_BASE.includes(moduleOf(file, WEB) ?? "");
  const across = importsThat(
    (file, target) =>
      workspaceOf(file) === workspaceOf(target) &&
      (isOfDesk(file)
        ? ![isOfDesk, isOfBase, isPreview].some((is) => is(target))
        : isOfDesk(target) || (isPreview(target) && !isPreview(file))),
  );
  expect(across).toEqual([]);
});
