import type { Locale } from "@noren/contract/locales.ts";

/** When a menu opens and when its dishes can be had; part of lazily loaded chunks. */
type MenuTimeWords = {
  /** Later today. */
  at: (time: string) => string;
  for: (time: string) => string;
  forTomorrow: (time: string) => string;
  forDay: (day: string, time: string) => string;
  /** What is sold out. */
  back: (time: string) => string;
  backTomorrow: (time: string) => string;
  backDay: (day: string, time: string) => string;
  /** A menu that is open and takes no more orders for now. */
  orders: (when: string) => string;
};

export const MENU_TIME_WORDS: Record<Locale, MenuTimeWords> = {
  fr: {
    at: (time) => `à ${time}`,
    for: (time) => `pour ${time}`,
    forTomorrow: (time) => `pour demain ${time}`,
    forDay: (day, time) => `pour ${day} ${time}`,
    back: (time) => `De retour à ${time}`,
    backTomorrow: (time) => `De retour demain ${time}`,
    backDay: (day, time) => `De retour ${day} ${time}`,
    orders: (when) => `commandes ${when}`,
  },
  en: {
    at: (time) => `at ${time}`,
    for: (time) => `for ${time}`,
    forTomorrow: (time) => `for tomorrow ${time}`,
    forDay: (day, time) => `for ${day} ${time}`,
    back: (time) => `Back at ${time}`,
    backTomorrow: (time) => `Back tomorrow ${time}`,
    backDay: (day, time) => `Back ${day} ${time}`,
    orders: (when) => `orders ${when}`,
  },
};
