import type { CapacitorConfig } from "@capacitor/cli";
import site from "../../site.config.ts";

/**
 * Capacitor configuration of the phone app; `docs/phone-app.md` describes building, signing and
 * publishing it. `appId` identifies the app in the stores and can't be changed after the first
 * release: a restaurant sets its own before that, here and in the Android and iOS projects.
 */
export default {
  appId: "app.noren.kawabe",
  appName: site.title,
  webDir: "dist/native",
  backgroundColor: "#0d1330",
  plugins: {
    // Hidden by entry-native.tsx once the first page is painted.
    SplashScreen: { launchAutoHide: false, backgroundColor: "#0d1330" },
    // The page extends below the system bars and uses the safe area insets.
    SystemBars: { insetsHandling: "css", initialViewportFitValueHint: "cover" },
  },
} satisfies CapacitorConfig;
