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
 * out once, a few at a time when there is nothing else to do; its height is remembered.
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
      const passedOver = some.filter(isPassedOver);
      for (const card of passedOver) card.dataset.laidOut = "true";
      if (passedOver.length > 0) await nextFrame();
      for (const card of passedOver) delete card.dataset.laidOut;
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

/** Resolves when what is changed now has been laid out and its size noted. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
