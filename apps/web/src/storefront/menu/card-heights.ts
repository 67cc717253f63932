import { whenIdle } from "../../platform/when-idle.ts";
import listStyles from "./dish-list.module.css";

export type CardHeights = {
  /** Has all of the menu laid out from now on: before somebody is taken to a place in it. */
  layOutAll: () => void;
  stop: () => void;
};

/** So few that a slow phone still hears a press between one round and the next. */
const CARDS_AT_ONCE = 4;

const CARDS = `.${listStyles.dishes} > li`;

/**
 * The browser passes over what is out of sight (`menu-page.module.css`). The height of a card that
 * it never laid out is a guess, and what lies below is not quite where it will be. So each is laid
 * out once, a few at a time when there is nothing else to do; its height is its guess from then on.
 */
export function watchCardHeights(box: HTMLElement): CardHeights {
  let known = new WeakSet<Element>();
  let width = 0;
  let knownAtWidth = 0;
  let round = 0;
  let shownCards = 0;

  const unknown = () =>
    [...box.querySelectorAll<HTMLElement>(CARDS)].filter((card) => !known.has(card));

  /** Dishes that came after the others, where the menu is rendered in two steps. */
  function hasGrown(): boolean {
    const before = shownCards;
    shownCards = box.querySelectorAll(CARDS).length;
    return shownCards > before;
  }

  async function learn(): Promise<void> {
    const own = ++round;
    await document.fonts.ready;
    for (let cards = unknown(); cards.length > 0; cards = unknown()) {
      await whenIdle();
      if (own !== round) return;
      const some = cards.slice(0, CARDS_AT_ONCE);
      noteHeights(some.filter(isPassedOver));
      for (const card of some) known.add(card);
    }
  }

  const observer = new ResizeObserver(([entry]) => {
    const shown = entry?.contentRect.width ?? 0;
    if (shown === width && !hasGrown()) return;
    width = shown;
    round++;
    // A search that covers the menu leaves it without a width.
    if (width === 0) return;
    if (width !== knownAtWidth) known = new WeakSet();
    knownAtWidth = width;
    void learn();
  });
  observer.observe(box);

  function stop(): void {
    round++;
    observer.disconnect();
  }

  return {
    layOutAll: () => {
      if (unknown().length === 0) return;
      stop();
      box.dataset.laidOut = "true";
    },
    stop,
  };
}

function isPassedOver({ firstElementChild }: Element): boolean {
  return firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
}

/** Laid out and passed over again before the next frame: none of them is painted. */
function noteHeights(cards: readonly HTMLElement[]): void {
  for (const card of cards) card.dataset.laidOut = "true";
  const heights = cards.map(heightInside);
  cards.forEach((card, index) => {
    delete card.dataset.laidOut;
    card.style.containIntrinsicHeight = `auto ${heights[index]}px`;
  });
}

/** Without padding, which a guessed height is without too. */
function heightInside(card: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(card);
  const height = card.getBoundingClientRect().height;
  return height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}
