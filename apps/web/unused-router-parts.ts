import type { Plugin } from "vite";

/**
 * Vite plugin: lets the bundler drop what nothing uses of React Router. Components are kept by the
 * assignment of their `displayName`, and by a call that the bundler does not know to be pure;
 * instrumentation by a condition on an option that no router here is given.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: "unused-router-parts",
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, "")
          .replace(/= (?=[\w$]+\.(?:createContext|forwardRef)\()/g, "= /* @__PURE__ */ ")
          .replace(/(?<=if \()(?:init|opts\?)\.instrumentations(?=\))/g, "false"),
        map: null,
      }),
    },
  };
}
