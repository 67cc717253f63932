import { formatMoment } from "@noren/contract/format/moments.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PREVIEW_BANNER_WORDS } from "./i18n/preview-banner-words.ts";
import type { Preview } from "./render-context.ts";

/** Its style stands in attributes, so that no style sheet of the shop grows by it. */
const BANNER: CSSProperties = {
  order: -1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 16px",
  padding: "8px 16px",
  background: "var(--ginger)",
  color: "var(--night)",
  fontSize: "0.875rem",
  lineHeight: 1.4,
};
const TEXT: CSSProperties = { margin: 0, minWidth: 0, overflowWrap: "anywhere" };
const LINK: CSSProperties = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: "inherit",
  fontWeight: 600,
  textDecoration: "underline",
};

/** Says what is previewed, outside of React's root, so that it stays on every page. */
export function previewBanner({ name, moment, desk }: Preview, locale: Locale): string {
  const words = PREVIEW_BANNER_WORDS[locale];
  const when = moment
    ? words.moment(formatMoment(moment.at, moment.timezone, locale))
    : words.noMoment;
  return renderToStaticMarkup(
    <aside aria-label={words.label} style={BANNER}>
      <p style={TEXT}>
        <strong>{words.title(name)}</strong>
        {` – ${when} ${words.noOrder}`}
      </p>
      <a href={desk} style={LINK}>
        {words.back}
      </a>
    </aside>,
  );
}
