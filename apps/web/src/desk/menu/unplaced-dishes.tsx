import type { MenuDish } from "@noren/contract/staff/menu.ts";
import { useOffice } from "../desk-context.tsx";
import { DishRow } from "./dish-row.tsx";
import styles from "./menu-page.module.css";

const ID = "unplaced";

/** Dishes that are in no category: guests see them at most as a choice of another dish. */
export function UnplacedDishes({ dishes }: { dishes: readonly MenuDish[] }) {
  const { unplaced } = useOffice().m.menuPage;
  return (
    <section className={styles.category} aria-labelledby={ID}>
      <div className={styles.categoryHead}>
        <h2 id={ID}>{unplaced.title}</h2>
      </div>
      <p className={styles.hint}>{unplaced.hint}</p>
      <ul>
        {dishes.map((dish) => (
          <DishRow key={dish.target} dish={dish} mode="read" heading="h3" />
        ))}
      </ul>
    </section>
  );
}
