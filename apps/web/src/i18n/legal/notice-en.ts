import { hostFacts, mediatorFacts, publisherFacts } from "./business-facts.ts";
import type { LegalText, RestaurantFacts } from "./legal-text.ts";
import { reachEn } from "./reach.ts";

export function noticeEn(facts: RestaurantFacts): LegalText {
  const { restaurant, host } = facts;
  return {
    lead: "Who publishes this site, who hosts it, and how to reach us.",
    sections: [
      {
        heading: "Publisher",
        text: [
          `The site ${host} is published by the restaurant ${restaurant}, which answers for its content.`,
        ],
        facts: publisherFacts(facts, "en"),
      },
      {
        heading: "Hosting",
        text: [
          "This site runs on Noren, free software that the restaurant hosts itself or entrusts to a provider.",
        ],
        facts: hostFacts(facts, "en"),
      },
      {
        heading: "Consumer mediation",
        text: [
          "If we could not agree, you can turn to our mediator free of charge (French Consumer Code, article L. 612-1).",
        ],
        facts: mediatorFacts(facts, "en"),
      },
      {
        heading: "Intellectual property",
        text: [
          `The texts, photographs, drawings and logos of this site belong to ${restaurant} or are used with their authors’ consent. Reusing them needs our permission, save for the exceptions of French law.`,
          "The Noren software is distributed under the Apache 2.0 licence.",
        ],
      },
      {
        heading: "Report something",
        text: [
          `A wrong price, something out of date, content that seems unlawful to you: tell us, ${reachEn(facts)}.`,
        ],
      },
    ],
  };
}
