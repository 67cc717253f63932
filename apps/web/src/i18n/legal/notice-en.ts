import type { HouseFacts, LegalText } from "./legal-text.ts";
import { reachEn } from "./reach.ts";

export function noticeEn(facts: HouseFacts): LegalText {
  const { house, host } = facts;
  return {
    lead: "Who publishes this site, who hosts it, and how to reach us.",
    sections: [
      {
        heading: "Publisher",
        text: [
          `The site ${host} is published by the restaurant ${house}, which answers for its content.`,
        ],
        show: "contacts",
      },
      {
        heading: "Registration and editorial responsibility",
        text: [
          `The legal form of the business, its French SIRET number, its entry in the trade register, its VAT number and the name of the person responsible for publication are given on request, ${reachEn(facts)}. The SIRET and VAT numbers also stand on every invoice.`,
        ],
      },
      {
        heading: "Hosting",
        text: [
          `This site runs on Noren, free software that the restaurant hosts itself or entrusts to a provider. The name and address of the host are given on request, ${reachEn(facts)}.`,
        ],
      },
      {
        heading: "Intellectual property",
        text: [
          `The texts, photographs, drawings and logos of this site belong to ${house} or are used with their authors’ consent. Reusing them needs our permission, save for the exceptions of French law.`,
          "The Noren software is distributed under the Apache 2.0 licence.",
        ],
      },
      {
        heading: "Report something",
        text: [
          `A wrong price, something out of date, content that seems unlawful to you: tell us, ${reachEn(facts)}. We mend what has to be mended.`,
        ],
      },
    ],
  };
}
