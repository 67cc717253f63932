import type { Plugin } from "vite";

/**
 * Vite plugin: lets the bundler drop the components of React Router that nothing uses. Each is kept
 * by the assignment of its `displayName`, and by a call that the bundler does not know to be pure.
 */
export function unusedComponents(): Plugin {
  return {
    name: "unused-components",
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, "")
          .replace(/= (?=[\w$]+\.(?:createContext|forwardRef)\()/g, "= /* @__PURE__ */ "),
        map: null,
      }),
    },
  };
}
