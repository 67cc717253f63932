import { nonBreakingText } from "@noren/contract/format/typography.ts";
import type { Section } from "../../i18n/legal/legal-text.ts";
import { Contacts } from "../shop/contacts.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { ConsentChoice } from "./consent-choice.tsx";
import { FactList } from "./fact-list.tsx";
import { StoredTable } from "./stored-table.tsx";

export function LegalSection({ id, section }: { id: string; section: Section }) {
  const { settings } = useShop();
  const { heading, list = [], text = [], facts = [], show } = section;
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{nonBreakingText(heading)}</h2>
      {list.length > 0 && (
        <ul>
          {list.map((point) => (
            <li key={point}>{nonBreakingText(point)}</li>
          ))}
        </ul>
      )}
      {text.map((paragraph) => (
        <p key={paragraph}>{nonBreakingText(paragraph)}</p>
      ))}
      {facts.length > 0 && <FactList facts={facts} />}
      {show === "contacts" && <Contacts contacts={settings.contacts} />}
      {show === "stored" && <StoredTable />}
      {show === "consent" && <ConsentChoice />}
    </section>
  );
}
