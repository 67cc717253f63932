import type { LegalText, RestaurantFacts } from "./legal-text.ts";
import { reachEn } from "./reach.ts";

export function accessibilityEn(facts: RestaurantFacts): LegalText {
  return {
    lead: "Everybody should be able to read the menu and to order. This is what we do for it, and how to tell us what does not work.",
    sections: [
      {
        heading: "What we aim at",
        text: [
          "This site is built to follow the international WCAG 2.2 rules, level AA, on which the French RGAA rests. Its screens are checked by an automatic tool with every version of the software. Such checks are no audit, and this page does not stand for one.",
        ],
      },
      {
        heading: "What is there",
        list: [
          "The whole order can be placed by keyboard, and every control has a name for screen readers.",
          "Text grows to 200% without anything getting lost, and the site fits a screen of 320 pixels.",
          "Colours have contrast, in light and in dark, as your device is set.",
          "Motion stops if you have told your device so.",
          "Mistakes are told in words, next to the field concerned.",
          "The menu can be read without JavaScript.",
        ],
      },
      {
        heading: "What may still be in the way",
        text: [
          "The photographs of dishes have no description: the name and text of the dish stand for it. The map and card payment, where they are offered, come from other services that are not all in our hands.",
        ],
      },
      {
        heading: "Ordering another way, writing to us",
        text: [
          `If something stops you, tell us: ${reachEn(facts)}. We also take your order that way.`,
        ],
        show: "contacts",
      },
      {
        heading: "If we do not answer",
        text: [
          "You can turn to the French Defender of Rights: www.defenseurdesdroits.fr, +33 9 69 39 00 00, or by post to Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.",
        ],
      },
    ],
  };
}
