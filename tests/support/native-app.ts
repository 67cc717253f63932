import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { ROOT } from "../../scripts/root.ts";
import { succeeds } from "../../scripts/run-all.ts";
import { TESTED_APP } from "../../scripts/tested-app.ts";

/** The origin of the app's files in Capacitor's Android WebView. */
export const APP_ORIGIN = "https://localhost";

const BRIDGE = "@capacitor/android/capacitor/src/main/assets/native-bridge.js";
const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export function buildApp(): void {
  if (!succeeds({ name: "phone app", command: ["node", "scripts/build.ts", "native"] }))
    throw new Error("The phone app could not be built");
}

/**
 * Serves the built app from its origin on a telephone, as Capacitor does: files by path, the index
 * page for everything else. `root` replaces the API root that it was built with.
 */
export async function serveApp(context: BrowserContext, root: string): Promise<void> {
  const folder = join(ROOT, TESTED_APP.folder);
  // Chromium's local network access check would block requests to this machine; the WebView has no
  // such check.
  await context.grantPermissions(["local-network-access"], { origin: APP_ORIGIN });
  await context.route(`${APP_ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isFile = extname(pathname) !== "";
    const file = await readFile(join(folder, isFile ? pathname : "index.html")).catch(() => null);
    if (!file) return route.fulfill({ status: 404, body: "" });
    const body = isFile ? file : file.toString().replaceAll(TESTED_APP.root, root);
    const contentType = TYPES[isFile ? extname(pathname) : ".html"] ?? "";
    return route.fulfill({ contentType, body });
  });
}

/** A call to a plugin, named `Plugin.method`, with its arguments. */
type DeviceCall = { name: string; options: Record<string, unknown> };

/**
 * A fake device behind Capacitor's real native bridge: it stores preferences (across reloads, as a
 * device does), records every call, and can send events such as the back button or a lost network.
 */
export async function installFakeDevice(page: Page, { launchUrl = "", location = "granted" } = {}) {
  await page.addInitScript(fakeDevice, { launchUrl, location });
  await page.addInitScript(readFileSync(join(ROOT, "node_modules", BRIDGE), "utf8"));

  const calls = () => page.evaluate(() => (window as unknown as { calls: DeviceCall[] }).calls);
  const emit = (plugin: string, event: string, data: object) =>
    page.evaluate(
      ([plugin, event, data]) =>
        (window as unknown as { sendEvent: (...args: unknown[]) => boolean }).sendEvent(
          plugin,
          event,
          data,
        ),
      [plugin, event, data] as const,
    );
  /** Polls, since the app may not have registered its listener yet. */
  const sendEvent = (plugin: string, event: string, data: object = {}) =>
    expect.poll(() => emit(plugin, event, data)).toBe(true);
  const namesOf = async () => (await calls()).map(({ name }) => name);
  return {
    calls,
    sendEvent,
    pressBack: () => sendEvent("App", "backButton", { canGoBack: true }),
    called: (name: string) => expect.poll(namesOf).toContain(name),
    namesOf,
  };
}

/** Runs in the page, before any script of the app. */
function fakeDevice({ launchUrl, location }: { launchUrl: string; location: string }) {
  type Call = {
    callbackId: string;
    pluginId: string;
    methodName: string;
    options: Record<string, string>;
  };
  const PREFIX = "device.";
  const listenersOf = new Map<string, Call[]>();
  const calls: { name: string; options: object }[] = [];
  const plugins: Record<string, string[]> = {
    App: ["exitApp", "getLaunchUrl"],
    Browser: ["open", "close"],
    Geolocation: ["requestPermissions", "getCurrentPosition"],
    Network: ["getStatus"],
    Preferences: ["keys", "get", "set", "remove"],
    SplashScreen: ["hide"],
    SystemBars: ["setStyle"],
  };
  const answers: Record<string, (options: Record<string, string>) => object | null> = {
    "App.getLaunchUrl": () => (launchUrl ? { url: launchUrl } : null),
    "Geolocation.requestPermissions": () => ({ location }),
    "Geolocation.getCurrentPosition": () => ({ coords: { latitude: 45.76, longitude: 4.83 } }),
    "Network.getStatus": () => ({ connected: navigator.onLine, connectionType: "cellular" }),
    "Preferences.keys": () => ({
      keys: Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length)),
    }),
    "Preferences.get": ({ key }) => ({ value: localStorage.getItem(PREFIX + key) }),
    "Preferences.set": ({ key, value }) => {
      localStorage.setItem(PREFIX + key, value ?? "");
      return {};
    },
    "Preferences.remove": ({ key }) => {
      localStorage.removeItem(PREFIX + key);
      return {};
    },
  };

  const bridge = {
    onmessage: (_event: { data: string }) => {},
    postMessage(text: string) {
      const call: Call = JSON.parse(text);
      const name = `${call.pluginId}.${call.methodName}`;
      calls.push({ name, options: call.options });
      const event = `${call.pluginId}.${call.options.eventName}`;
      const listeners = listenersOf.get(event) ?? [];
      if (call.methodName === "addListener")
        return void listenersOf.set(event, [...listeners, call]);
      if (call.methodName === "removeListener")
        listenersOf.set(
          event,
          listeners.filter(({ callbackId }) => callbackId !== call.options.callbackId),
        );
      const data = answers[name]?.(call.options) ?? {};
      queueMicrotask(() =>
        bridge.onmessage({ data: JSON.stringify({ ...call, success: true, data }) }),
      );
    },
  };
  /** False if there is no listener for the event. */
  const sendEvent = (plugin: string, event: string, data: object) => {
    const listeners = listenersOf.get(`${plugin}.${event}`) ?? [];
    for (const call of listeners)
      bridge.onmessage({ data: JSON.stringify({ ...call, success: true, save: true, data }) });
    return listeners.length > 0;
  };
  const PluginHeaders = Object.entries(plugins).map(([name, methods]) => ({
    name,
    methods: [
      { name: "addListener" },
      ...["removeListener", "removeAllListeners", ...methods].map((method) => ({
        name: method,
        rtype: "promise",
      })),
    ],
  }));
  Object.assign(window, {
    androidBridge: bridge,
    Capacitor: { PluginHeaders, isLoggingEnabled: false, DEBUG: false },
    calls,
    sendEvent,
  });
}
