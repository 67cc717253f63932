import type { Plugin } from "vite";
import { ROOT } from "../../scripts/root.ts";
import { pathInProject } from "./chunks.ts";

const ROUTER = /\/node_modules\/react-router\/dist\//;

/**
 * Vite plugin: lets the bundler drop what nothing uses of React Router. Components are kept by the
 * assignment of their `displayName`, and by a call that the bundler does not know to be pure;
 * instrumentation by a condition on an option that no router here is given.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: "unused-router-parts",
    transform: (code, id) =>
      ROUTER.test(pathInProject(id, ROOT)) ? { code: withoutUnused(code), map: null } : null,
  };
}

function withoutUnused(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, "")
    .replace(/= (?=[\w$]+\.(?:createContext|forwardRef)\()/g, "= /* @__PURE__ */ ")
    .replace(/(?<=if \()(?:init|opts\?)\.instrumentations(?=\))/g, "false");
}
