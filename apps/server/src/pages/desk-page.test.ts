import { createHash } from "node:crypto";
import { Cursor, DragDropManager, Feedback, PreventSelection, StyleInjector } from "@dnd-kit/dom";
import { expect, test } from "vitest";
import { HEADERS } from "./desk-page.ts";

test("the desk's policy allows exactly the styles of the drag-and-drop library", () => {
  const hashes = stylesOfDragging().map(
    (style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  );
  expect(hashes).toHaveLength(3);
  const policy = HEADERS["content-security-policy"]?.split("; ");
  expect(policy).toContain(`style-src 'self' ${hashes.join(" ")}`);
});

/** The rules that the plugins of the page "La carte" hand to the library's style injector. */
function stylesOfDragging(): string[] {
  const styles: string[] = [];
  const { register } = StyleInjector.prototype;
  StyleInjector.prototype.register = (rules) => {
    styles.push(rules);
    return () => {};
  };
  new DragDropManager({ plugins: [Cursor, Feedback, PreventSelection] }).destroy();
  StyleInjector.prototype.register = register;
  return styles;
}
