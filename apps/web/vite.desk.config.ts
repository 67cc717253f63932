import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";

/**
 * The order desk, built apart (`dist/desk`): it shares source with the storefront and no chunk, so
 * nothing of either can weigh on the other.
 */
export default defineConfig({
  plugins: [react(), icons()],
  publicDir: false,
  build: {
    outDir: "dist/desk",
    assetsDir: "desk-assets",
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Fonts stay files: the content policy allows no data addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { input: "desk.html" },
  },
});
