import { useMessages } from "../../i18n/locale-context.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import categoryStyles from "./category-section.module.css";
import { DishList } from "./dish-list.tsx";
import { useSearch } from "./use-search.ts";

export function SearchResults({ query }: { query: string }) {
  const { menu } = useMessages();
  const found = useSearch(query);
  if (found === null)
    return (
      <section aria-label={menu.search} aria-busy="true">
        <Skeleton lines={3} size="card" />
      </section>
    );
  const { items, count } = found;
  const shown = query.trim();
  const heading = count > 0 ? menu.results(count, shown, items.length) : menu.noResults(shown);
  return (
    <section aria-label={menu.search}>
      <p role="status" className={count > 0 ? categoryStyles.found : "visually-hidden"}>
        {heading}
      </p>
      {count === 0 && <EmptyState title={heading} text={menu.noResultsText} />}
      <DishList items={items} heading="h2" />
    </section>
  );
}
