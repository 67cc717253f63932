import type { CapacitorConfig } from "@capacitor/cli";
import site from "../../site.config.ts";

/**
 * The phone app around the built site; `docs/phone-app.md` says how it is built, signed and
 * shipped. `appId` is the app's name for the stores, for ever: a restaurant sets its own before the
 * first release, here and in the two projects.
 */
export default {
  appId: "app.noren.kawabe",
  appName: site.title,
  webDir: "dist/native",
  backgroundColor: "#0d1330",
  plugins: {
    // Our own code hides it, once the first page is painted.
    SplashScreen: { launchAutoHide: false, backgroundColor: "#0d1330" },
    // The page reads the safe areas; it draws under the bars.
    SystemBars: { insetsHandling: "css", initialViewportFitValueHint: "cover" },
  },
} satisfies CapacitorConfig;
