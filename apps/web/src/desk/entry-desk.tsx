import "../ui/tokens.css";
import "../ui/fonts.css";
import "../ui/base.css";
import "./desk.css";
import { createApi } from "@noren/contract/api.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { RestaurantSettings } from "@noren/contract/settings.ts";
import { createStaffApi } from "@noren/contract/staff/staff-api.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { readCookie } from "../platform/cookies.ts";
import { watchChunks } from "../platform/failed-chunk.ts";
import { deferInstallPrompt } from "../platform/install-prompt.ts";
import { logFault } from "../platform/log-fault.ts";
import { reloadRestoredPage } from "../platform/restored-page.ts";
import { armOnTouch, armWhenInstalled } from "./alarm/alarm-sound.ts";
import { type Desk, DeskContext } from "./desk-context.tsx";
import { deskBase, deskLocale } from "./desk-locale.ts";
import { DeskPages, preloadPage, readsAt } from "./desk-routes.tsx";
import { loadDeskWords } from "./desk-words.ts";
import { withSingleAdditions } from "./page/add-once.ts";
import { withBegunReads } from "./page/begun-reads.ts";
import { lastRights } from "./session/last-rights.ts";
import { sendAsStaff } from "./session/send-as-staff.ts";
import { setMe } from "./session/session-store.ts";

const DEFAULT_TIMEZONE = "Europe/Paris";
const ASK_AGAIN_MS = 3000;

/** The desk calls its own server only, wherever the storefront's API may be. */
async function openDesk(basename: string): Promise<Desk> {
  const { pathname } = window.location;
  const locale = deskLocale(pathname, readCookie("locale"), navigator.languages);
  document.documentElement.lang = locale;
  nameAppIn(locale);
  const words = loadDeskWords(locale);
  const reads = readsAt(window.location, basename, lastRights());
  const client = withSingleAdditions(createStaffApi("", sendAsStaff, locale), () => localStorage);
  const api = withBegunReads(client, reads);
  const asked = Promise.all([createApi("", fetch.bind(window), locale).settings(), api.me()]);
  // After the calls: a browser has six connections to a server without HTTP/2.
  preloadPage(window.location, basename);
  const [m, [settings, me]] = await Promise.all([words, asked]);
  // Whoever is not signed in was set by `sendAsStaff`; on any other failure the desk asks again.
  if (me.ok) setMe(me.payload);
  return { locale, m, api, restaurant: restaurantOf(settings.ok ? settings.payload : null) };
}

/** The page of a path without a language is sent in the default one, its manifest too. */
function nameAppIn(locale: Locale): void {
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (manifest) manifest.href = `/${locale}/desk.webmanifest`;
}

function restaurantOf(settings: RestaurantSettings | null): Desk["restaurant"] {
  if (!settings) return { name: "", timezone: DEFAULT_TIMEZONE, issuer: null };
  const { contacts, timezone, business } = settings;
  return { name: contacts.name, timezone, issuer: { ...business, address: contacts.address } };
}

/** Asks until the server answers: the desk shows times in the restaurant's time zone. */
async function readRestaurant(locale: Locale): Promise<Desk["restaurant"]> {
  const api = createApi("", fetch.bind(window), locale);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    const settings = await api.settings();
    if (settings.ok) return restaurantOf(settings.payload);
  }
}

async function start(element: HTMLElement): Promise<void> {
  const basename = deskBase(window.location.pathname);
  const desk = await openDesk(basename);
  watchChunks(() => window.location.href);
  const root = createRoot(element, { onCaughtError: logFault, onUncaughtError: logFault });
  const show = (opened: Desk) =>
    root.render(
      <StrictMode>
        <DeskContext value={opened}>
          <BrowserRouter basename={basename}>
            <DeskPages />
          </BrowserRouter>
        </DeskContext>
      </StrictMode>,
    );
  show(desk);
  if (desk.restaurant.issuer !== null) return;
  show({ ...desk, restaurant: await readRestaurant(desk.locale) });
}

const root = document.getElementById("root");
armOnTouch();
armWhenInstalled();
deferInstallPrompt();
reloadRestoredPage();
if (root) start(root).catch(logFault);
