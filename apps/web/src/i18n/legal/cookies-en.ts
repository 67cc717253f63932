import { cardCookiesEn } from "./card-provider-en.ts";
import type { LegalText, RestaurantFacts } from "./legal-text.ts";

export function cookiesEn({ restaurant, card, tags }: RestaurantFacts): LegalText {
  return {
    lead: `What the site of ${restaurant} puts into your browser, what for, and how long it stays.`,
    sections: [
      {
        heading: "What this is about",
        text: [
          "A cookie is a short text that the browser keeps and sends back to the site that wrote it. A site can also put text into the browser’s storage, without it being sent back. This page treats both alike.",
        ],
      },
      {
        heading: "What we keep",
        text: [
          "All of what follows is needed for the service you ask for: to keep a cart, a language, an order under way. None of it measures audience or serves advertising, and no other site can read it.",
          ...cardCookiesEn({ card }),
        ],
        show: "stored",
      },
      {
        heading: "Audience and advertising",
        text: [
          tags
            ? "With your consent, and never before, we load a tool that measures our audience or our advertising and may set cookies of its own. Declining is as easy as accepting and changes nothing about your orders. You can change your choice here whenever you like."
            : "There is no tool for audience or advertising on this site, and no third party sets a cookie for either here.",
        ],
        ...(tags && { show: "consent" as const }),
      },
      {
        heading: "Erasing it",
        text: [
          "Your browser’s settings let you erase what this site keeps at any time, or prevent it. The cart and your preferences are then lost; the menu can still be read.",
        ],
      },
    ],
  };
}
