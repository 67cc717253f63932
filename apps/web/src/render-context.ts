import type { Api } from "@noren/contract/api.ts";
import type { Site } from "@noren/contract/site-config.ts";
import type { HydrationState } from "react-router";

/** What the host gives to render one page. */
export type RenderContext = {
  /** Already in the locale of the request's address. */
  api: Api;
  site: Site;
  /** The site's own address, `https://host`, for canonical links. */
  siteRoot: string;
  /** The API's address for the browser; "" where it is the page's own origin. */
  apiRoot: string;
  assets: Assets;
  now: number;
};

export type Assets = {
  /** The address of the built `src/entry-client.tsx`. */
  entry: string;
  /**
   * The scripts (and `.css` files) of a module and of what it imports, by its path in the build's
   * manifest: a page's `source` in routes.ts or `src/i18n/fr.ts`. Unknown paths give none.
   */
  preloads: (routeId: string) => string[];
  /** The address of the entry's stylesheet. */
  styles: string[];
  /** Its content, inlined; "" to link it instead. */
  criticalCss: string;
};

export type PageAddress = {
  /** The one spelling of the address; every other is redirected to it. */
  canonical: string;
  /** What is rendered: one path for all addresses whose pages differ in nothing but the address. */
  template: string;
  /** Writes the address into the HTML rendered for `template`; null where it is there already. */
  fill: ((html: string) => string) | null;
};

export type RenderedPage = {
  status: number;
  html: string;
  headers: Record<string, string>;
  redirect?: string;
};

/** What the page is made of that stands in for one that cannot be made. */
export type FaultContext = Pick<RenderContext, "site" | "assets"> & {
  /** Under which the log has it. */
  requestId: string;
};

/** A file that the site makes itself, for search engines and for those who install it. */
export type TextFile = { type: string; text: string };

/** What the browser starts from, written into the page as JSON. */
export type Bootstrap = {
  /** Undefined in the phone app, whose page is made before there is any data. */
  hydration?: HydrationState;
  site: Site;
  siteRoot: string;
  apiRoot: string;
};
