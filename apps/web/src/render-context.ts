import type { Api } from "@noren/contract/api.ts";
import type { Contacts } from "@noren/contract/settings.ts";
import type { Site } from "@noren/contract/site-config.ts";
import type { HydrationState } from "react-router";

/** Input from the host to render one page. */
export type RenderContext = {
  /** Already in the locale of the requested URL. */
  api: Api;
  site: Site;
  /** Base URL of the site, `https://host`, for canonical links. */
  siteRoot: string;
  /** Base URL of the API for the browser; "" for the same origin. */
  apiRoot: string;
  assets: Assets;
  now: number;
  /** The order of a tracking page that is opened by its own link; null for pages of everybody. */
  tracked: TrackedOrder | null;
  /** Absent where the page is the live one. */
  preview?: Preview;
};

/** A draft of the menu that the page is rendered with, for staff alone. */
export type Preview = {
  /** Path that stands before every path of the preview, pages and data alike. */
  base: string;
  name: string;
  /** When it will be published, in epoch milliseconds; null without a moment. */
  moment: { at: number; timezone: string } | null;
  /** Path of the draft at the desk. */
  desk: string;
};

/** An order as its tracking page starts from it, on the server and during hydration. */
export type TrackedOrder = {
  order_id: string;
  /** The key of the link. */
  key: string;
  /** Epoch milliseconds of the rendering. */
  now: number;
  /** The answer of `GET /v2/public/tracking/{order_id}`, as it is sent. */
  payload: unknown;
};

export type Assets = {
  /** URL of the built `src/entry-client.tsx`. */
  entry: string;
  /**
   * Scripts and stylesheets of a module and its imports, by its path in the build's manifest, such as
   * `sourceOfPage` and `sourceOfWords` give it. Empty for unknown paths.
   */
  preloads: (source: string) => string[];
  /** URLs of the entry's stylesheets. */
  styles: string[];
  /** Their content, to be inlined; "" to link them instead. */
  criticalCss: string;
};

export type PageAddress = {
  /** The canonical path; any other spelling redirects to it. */
  canonical: string;
  /** The path to render: the same for all paths whose pages differ only in the path. */
  template: string;
  /** Inserts the path into the HTML rendered for `template`; null where that is not needed. */
  fill: ((html: string) => string) | null;
  /** The order's id in the path of a tracking page; null on other pages. */
  trackedId: string | null;
};

export type RenderedPage = {
  status: number;
  html: string;
  headers: Record<string, string>;
  redirect?: string;
};

/** Input to render the error page. */
export type ErrorPageContext = Pick<RenderContext, "site" | "assets"> & {
  /** As last read; null where they have never been. */
  contacts: Pick<Contacts, "name" | "phone"> | null;
  /** Id of the request in the log. */
  requestId: string;
};

/** A generated file, for search engines or for installing the site. */
export type TextFile = { type: string; text: string };

/** Initial data for the browser, embedded in the page as JSON. */
export type Bootstrap = {
  /** Undefined in the phone app, whose HTML is built without data. */
  hydration?: HydrationState;
  site: Site;
  siteRoot: string;
  apiRoot: string;
  tracked?: TrackedOrder;
  previewBase?: string;
};
