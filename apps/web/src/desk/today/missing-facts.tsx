import type { MenuDish } from "@noren/contract/staff/menu.ts";
import { Link } from "../../ui/link.tsx";
import { useOffice } from "../desk-context.tsx";
import page from "../page/desk-page.module.css";
import styles from "./today-page.module.css";

/** Dishes that are named; the others are counted. */
const MAX_NAMED = 5;

/** What the law asks of dishes and nobody has declared, each with the way to its page. */
export function MissingFacts({ dishes }: { dishes: readonly MenuDish[] }) {
  const { m } = useOffice();
  const count = dishes.reduce((sum, { missing }) => sum + missing.length, 0);
  const others = dishes.length - MAX_NAMED;
  return (
    <section className={page.section} aria-labelledby="today-missing">
      <h2 id="today-missing">{m.today.missing(count)}</h2>
      <ul className={page.rows}>
        {dishes.slice(0, MAX_NAMED).map(({ target, item_id, name, missing }) => (
          <li key={target} className={page.row}>
            <div className={page.words}>
              <strong>{name}</strong>
              <p className={page.soft}>{missing.map((fact) => m.dish.missing[fact]).join(" · ")}</p>
            </div>
            <Link
              className={styles.link}
              to={`/menu/dishes/${item_id}`}
              aria-label={m.today.complete(name)}
            >
              {m.today.completeShort}
            </Link>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={page.soft}>{m.today.more(others)}</p>}
    </section>
  );
}
