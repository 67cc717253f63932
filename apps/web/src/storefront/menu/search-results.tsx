import { useMessages } from "../../i18n/locale-context.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import categoryStyles from "./category-section.module.css";
import { DishList } from "./dish-list.tsx";
import { useSearch } from "./use-search.ts";

export function SearchResults({ query }: { query: string }) {
  const { menu } = useMessages();
  const items = useSearch(query);
  const shown = query.trim();
  const heading = items.length > 0 ? menu.results(items.length, shown) : menu.noResults(shown);
  return (
    <section aria-label={menu.search}>
      <p role="status" className={items.length > 0 ? categoryStyles.found : "visually-hidden"}>
        {heading}
      </p>
      {items.length === 0 && <EmptyState title={heading} text={menu.noResultsText} />}
      <DishList items={items} heading="h2" />
    </section>
  );
}
