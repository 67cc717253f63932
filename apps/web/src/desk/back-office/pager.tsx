import { Button } from "../../ui/button.tsx";
import { useDesk } from "../desk-context.tsx";
import styles from "../page/desk-page.module.css";

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

/** Nothing with a single page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { m } = useDesk();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={m.pages.label}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {m.pages.newer}
      </Button>
      <span>{m.pages.of(page, pages)}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {m.pages.older}
      </Button>
    </nav>
  );
}
