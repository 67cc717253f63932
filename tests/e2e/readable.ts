import type { Page } from "@playwright/test";

/** What somebody reads on the board without a press. */
export type Readable = {
  /** Numbers of the orders whose number and first dish are readable. */
  orders: string[];
  /** Readable dishes by the number of their order. */
  dishes: Record<string, number>;
};

/** Smallest size in px at which a dish is read from where the cook stands. */
const LEAST_PX = 20;

/**
 * Counts the orders and dishes whose whole text is inside the viewport, large enough and under
 * nothing else. `lines` names the dishes of each order.
 */
export function readable(page: Page, lines: Record<string, string[]>): Promise<Readable> {
  return page.evaluate(
    ({ lines, leastPx }) => {
      const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

      const isRead = (node: Node, leastPx: number): boolean => {
        const owner = node.parentElement;
        if (!owner || Number.parseFloat(getComputedStyle(owner).fontSize) < leastPx) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rows = [...range.getClientRects()];
        return (
          rows.length > 0 &&
          rows.every(({ left, right, top, bottom }) => {
            if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
            // At two heights: a bar that covers half of a row hides it as well.
            return [0.3, 0.7].every((share) => {
              const y = top + share * (bottom - top);
              const over = document.elementFromPoint((left + right) / 2, y);
              return over !== null && (owner.contains(over) || over.contains(owner));
            });
          })
        );
      };

      const textsOf = (article: Element, text: string): Node[] => {
        const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
        const found: Node[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          if (plain(node.textContent) === text) found.push(node);
        return found;
      };

      const orders: string[] = [];
      const dishes: Record<string, number> = {};
      for (const article of document.querySelectorAll("article")) {
        const number = Object.keys(lines).find((known) => textsOf(article, known).length > 0);
        if (!number) continue;
        const isNumberRead = textsOf(article, number).some((node) => isRead(node, leastPx));
        const read = (lines[number] ?? []).map((name) =>
          textsOf(article, plain(name)).some((node) => isRead(node, leastPx)),
        );
        dishes[number] = read.filter(Boolean).length;
        if (isNumberRead && read[0]) orders.push(number);
      }
      return { orders, dishes };
    },
    { lines, leastPx: LEAST_PX },
  );
}
