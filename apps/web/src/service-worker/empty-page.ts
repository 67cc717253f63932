/**
 * A cached page without its content: head, styles, data and script can start any page of the same
 * form in the browser, which happens offline (see `start-pages.tsx`).
 */
export function emptyPage(html: string): string {
  const start = html.indexOf(ROOT);
  const end = html.indexOf(DATA);
  if (start < 0 || end < start) throw new Error("This is no page of the site");
  const head = html.slice(0, start).replace(/<title>[^<]*<\/title>/g, "");
  return `${head}${ROOT}</div>${html.slice(end)}`;
}

const ROOT = '<div id="root">';
const DATA = '<script type="application/json" id="bootstrap">';
