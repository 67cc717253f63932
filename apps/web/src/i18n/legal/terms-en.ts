import { fullName, mediatorFacts } from "./business-facts.ts";
import { cardTermsEn } from "./card-provider-en.ts";
import type { LegalText, RestaurantFacts } from "./legal-text.ts";
import { reachEn } from "./reach.ts";

/** Translation of the French terms; French law governs them, so its articles are cited. */
export function termsEn(facts: RestaurantFacts): LegalText {
  const { restaurant, address, cash, zones } = facts;
  return {
    lead: `What holds between you and ${restaurant} when you order on this site.`,
    sections: [
      {
        heading: "Whom you buy from",
        text: [
          `The seller is the restaurant ${fullName(facts)}${address && `, ${address}`}, whose legal notice says in full who it is. You order straight from it: no platform stands in between. These terms hold for every order placed here, by an adult or with a parent’s consent.`,
        ],
        show: "contacts",
      },
      {
        heading: "The menu and its prices",
        text: [
          "Dishes are offered as long as the kitchen can prepare them. A dish that has run out leaves the menu; if it is in your cart already, the site tells you before you pay.",
          "Prices are in euros and include all taxes. Delivery, discounts and the total are shown before you order, with the VAT in detail. The price that counts is the one at the moment you confirm; if it has changed meanwhile, the site shows you the new total and asks you again.",
        ],
      },
      {
        heading: "Placing an order",
        list: [
          "You choose your dishes, then pickup or delivery.",
          "You say who is ordering, where to and for what time.",
          "You read it all again and can still correct everything by going back.",
          "The button “Order with obligation to pay” concludes the contract. A confirmation is mailed to you as soon as the order is recorded, or once its card payment is confirmed.",
        ],
        text: [
          "The restaurant may refuse an order for a legitimate reason: something has run out, it has to close, the address is out of reach, there is obvious abuse. You are then charged nothing, or refunded.",
        ],
      },
      {
        heading: "Paying",
        text: [
          [cash && "You can pay in cash, at the counter or on delivery.", cardTermsEn(facts)]
            .filter(Boolean)
            .join(" ") || "The payment methods on offer are shown at the payment step.",
          "Once the order is handed over, its receipt, with the VAT in detail, is mailed to you and shown on the tracking page.",
        ],
      },
      {
        heading: "Pickup and delivery",
        text: [
          "The time you choose is the one we prepare your order for. If the time changes, you are told by e-mail and on the tracking page.",
          zones
            ? `We deliver here: ${zones}. The fee of each zone is shown before you order.`
            : "Where we deliver and for how much is shown before you order.",
          "Please be reachable and give an exact address: a delivery that fails because of you remains due. Dishes are best at once, and keep in the fridge until then.",
        ],
      },
      {
        heading: "No right of withdrawal",
        text: [
          "Dishes are prepared for you and do not keep: the fourteen days’ right of withdrawal does not apply (French Consumer Code, article L. 221-28, 3° and 4°).",
          `To change or cancel an order that the kitchen has not begun, call us as soon as you can: ${reachEn(facts)}.`,
        ],
      },
      {
        heading: "Allergens and alcohol",
        text: [
          "The fourteen allergens that have to be declared are shown before you order for every dish and every option: on the dish itself, in the cart and on the page of allergens. The confirmation mailed to you names them again dish by dish. Where the restaurant has declared nothing for a dish, the site says so: “Allergens not provided”.",
          `If you have an allergy, talk to us before you order, ${reachEn(facts)}: everything is prepared in one kitchen.`,
          "Alcohol is not sold to minors (French Public Health Code, article L. 3342-1); you may be asked for proof of age. Drink responsibly.",
        ],
      },
      {
        heading: "A mistake, a disappointing dish",
        text: [
          `Tell us on the same day if you can, ${reachEn(facts)}, with the number of the order and a photo if it helps. We replace, make again or refund what is not as it should be.`,
          "You have the legal guarantee of conformity (French Consumer Code, articles L. 217-3 and following) and the one against hidden defects (French Civil Code, articles 1641 and following).",
        ],
      },
      {
        heading: "Mediation and law",
        text: [
          "If we could not agree, you can turn to our consumer mediator free of charge (article L. 612-1).",
          "French law governs these terms. Failing an agreement, the court is the one that the law names; you may turn to that of your home.",
        ],
        facts: mediatorFacts(facts, "en"),
      },
    ],
  };
}
