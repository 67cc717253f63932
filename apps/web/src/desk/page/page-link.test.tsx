import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { PageLink } from "./page-link.tsx";

function linkAt(location: string, to: string): string {
  return renderToStaticMarkup(
    <StaticRouter basename="/fr/desk" location={`/fr/desk${location}`}>
      <PageLink to={to} />
    </StaticRouter>,
  );
}

test.each(["/menu", "/menu/", "/menu?mode=prices"])(
  "the link to /menu is the current page's at %s",
  (location) => {
    expect(linkAt(location, "/menu")).toContain('aria-current="page"');
  },
);

test.each([
  ["/menu/history", "/menu"],
  ["/menu", "/"],
  ["/", "/menu"],
])("at %s the link to %s is not the current page's", (location, to) => {
  expect(linkAt(location, to)).not.toContain("aria-current");
});
