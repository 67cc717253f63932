import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { ROOT } from "../../scripts/root.ts";
import { deskChunkOf } from "./chunks.ts";
import { icons } from "./icons.ts";

/**
 * Builds the desk separately (`dist/desk`): it shares source code with the storefront but no
 * chunks, so neither increases the bundle size of the other.
 */
export default defineConfig({
  plugins: [react(), icons()],
  publicDir: false,
  build: {
    outDir: "dist/desk",
    assetsDir: "desk-assets",
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Fonts stay files: the content security policy allows no data URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: "desk.html",
      output: {
        codeSplitting: {
          groups: [
            // Otherwise the first load would have what only later pages share.
            { name: "desk", tags: ["$initial"] },
            // What the orders are read with, in one request.
            { name: "schemas", test: (id) => deskChunkOf(id, ROOT) === "schemas" },
            // A page of small shared parts would be two dozen requests, one after another on a slow line.
            {
              name: "records",
              minShareCount: 2,
              test: (id) => deskChunkOf(id, ROOT) === "records",
            },
            {
              name: "shared",
              minShareCount: 3,
              test: (id) => deskChunkOf(id, ROOT) === "shared",
            },
          ],
        },
      },
    },
  },
});
