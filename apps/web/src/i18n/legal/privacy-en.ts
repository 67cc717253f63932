import { fullName } from "./business-facts.ts";
import { cardRecipientsEn } from "./card-provider-en.ts";
import type { LegalText, RestaurantFacts } from "./legal-text.ts";
import { reachEn } from "./reach.ts";

export function privacyEn(facts: RestaurantFacts): LegalText {
  const { address, tags } = facts;
  return {
    lead: "What we know about you, why, for how long, and what you can change about it.",
    sections: [
      {
        heading: "Who answers for it",
        text: [
          `The controller is the restaurant ${fullName(facts)}${address && `, ${address}`}. For any question about your data, write or call, ${reachEn(facts)}.`,
        ],
      },
      {
        heading: "What we collect",
        list: [
          "For an order: first name, last name, e-mail, phone, dishes, notes, cutlery asked for, whether you bring a container, the time you wish and, for a delivery, your address, floor, door code and instructions. The code is shown only to the restaurant’s people and whoever delivers; it is in no e-mail.",
          "For an account, if you open one: the same details, a password that we cannot read, and your past orders.",
          "For security: the network address of whoever orders, signs in or looks up an address, for a few hours at most, to count repeated attempts. The server that relays the site may keep it in logs of its own.",
          "The allergens and diets that you tick on the menu: they stay in your browser, and reach us only with an order for which you ticked “Tell the kitchen”.",
          "Your position, only if you press the button that asks for it, and for the time of one search.",
        ],
        text: [
          "Without the details asked for, we cannot prepare or deliver your order. What you tell us of an allergy serves to prepare it and nothing else.",
        ],
      },
      {
        heading: "Why, and on what ground",
        list: [
          "To prepare, deliver and follow your order and to keep your account: that is our contract (GDPR, article 6(1)(b)).",
          "To tell the kitchen of your allergies and diet: only with your explicit consent, order by order (article 9(2)(a)).",
          "To keep our books: the law asks for it (article 6(1)(c)).",
          "To protect the site against fraud and abuse: that is our legitimate interest (article 6(1)(f)).",
          ...(tags
            ? [
                "To measure our audience or our advertising: only with your consent (article 6(1)(a)), which you can take back at any time.",
              ]
            : []),
        ],
        text: [
          "No data is sold. This site sends no advertising: our messages are about your order or your account.",
        ],
      },
      {
        heading: "Who sees it",
        list: [
          "The restaurant’s people, and whoever delivers, as far as they need it.",
          "The host of the site and the service that carries our mail, who do nothing else with it.",
          ...cardRecipientsEn(facts),
          "The French public address service, to which an address you type may be passed, without your name, to recognise it and to measure the distance.",
          "Authorities, where the law obliges us.",
        ],
      },
      {
        heading: "For how long",
        list: [
          "Orders and receipts: as long as the law asks of our books, ten years (French Commercial Code, article L. 123-22). Receipts do not bear your name.",
          "Account: until you delete it, from your profile. Your orders then lose your name, your contact details, your notes and your allergies.",
          "Codes received by mail: valid for a few minutes.",
          "What your browser keeps: the page on cookies lists it.",
        ],
      },
      {
        heading: "Your rights",
        text: [
          `You can ask to see your data, to have it corrected or erased, to receive it in a common format, to limit or object to its use, and say what becomes of it after your death. Just ask us, ${reachEn(facts)}; we answer within a month.`,
          "If our answer does not satisfy you, you can turn to the French data protection authority (CNIL), www.cnil.fr.",
        ],
      },
    ],
  };
}
