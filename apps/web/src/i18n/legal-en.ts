import { accessibilityEn } from "./legal/accessibility-en.ts";
import { cookiesEn } from "./legal/cookies-en.ts";
import { noticeEn } from "./legal/notice-en.ts";
import { privacyEn } from "./legal/privacy-en.ts";
import { termsEn } from "./legal/terms-en.ts";
import type { LegalMessages } from "./legal-fr.ts";
import { plural } from "./plural.ts";

export const legalEn: LegalMessages = {
  descriptions: {
    "legal-notice": (restaurant) => `Legal notice of the site of ${restaurant}.`,
    "terms-of-service": (restaurant) => `Terms of service of ${restaurant}.`,
    "privacy-policy": (restaurant) => `What ${restaurant} does with your data, and your rights.`,
    "cookie-policy": (restaurant) => `The cookies of ${restaurant}: which, why and for how long.`,
    accessibility: (restaurant) =>
      `Accessibility of the site of ${restaurant}: what is there, how to reach us.`,
  },
  legal: {
    contents: "On this page",
    others: "See also",
    changeConsent: "Change my choice",
    stored: {
      caption: "What your browser keeps",
      name: "Name",
      purpose: "What for",
      place: "Where",
      kept: "How long",
      places: { cookies: "cookie", local: "browser storage", session: "tab storage" },
      days: (count) => `${count} ${plural(count, "day", "days")}`,
      whileOpen: "until the tab is closed",
      purposes: {
        cart: "Your cart: dishes, quantities, options and notes.",
        location: "The place of delivery or pickup that you chose.",
        locale: "The language that you chose.",
        dish_names: "The names of the dishes in the cart, to tell you which one left the menu.",
        companion: "Your answer to the dish that was offered to go with the cart.",
        checkout: "What you have typed for the order under way.",
        order_attempt: "The number of the attempt under way, so that an order is sent only once.",
        card_payment: "The order whose card payment is under way, until that is settled.",
        last_order: "The order that you have just placed, to show it to you.",
        open_orders: "The link to your open orders, until they have ended.",
        reloads: "When a page was reloaded to mend itself, so that it does not do so for ever.",
        needs:
          "The allergens and diets that you ticked on the menu. Sent to the restaurant only if you ask to tell the kitchen.",
        consent: "Your answer to the question about cookies.",
        kept_shop: "The menu as it was last time, in the app.",
        clock_offset: "The difference between your device's clock and ours, if there is one.",
        install_offer: "Your answer to the offer to add the site to the home screen.",
        customer: "Name, e-mail and phone, if you ticked the box that offers it.",
        token: "The key of your session, if you are logged in.",
        user: "Your contact details, if you are logged in, so as not to ask again.",
        sign_in: "What you have typed to log in, without the password.",
        way_back: "The page to come back to after logging in.",
      },
    },
    texts: {
      "legal-notice": noticeEn,
      "terms-of-service": termsEn,
      "privacy-policy": privacyEn,
      "cookie-policy": cookiesEn,
      accessibility: accessibilityEn,
    },
  },
};
