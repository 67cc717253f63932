import type { StaffMenus } from "@noren/contract/staff/menu.ts";
import type { StaffDish } from "@noren/contract/staff/menu-dish.ts";
import { useNavigate } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { type OfficeDesk, useOffice } from "../desk-context.tsx";
import { SectionDrafts } from "../menu/field-drafts.tsx";
import { offerUndo, problemWords } from "../menu/undo-change.ts";
import { say } from "../notices/notices-store.ts";
import { useIsDrafting } from "../open-draft/open-draft.ts";
import { availabilityPath } from "../page/availability-path.ts";
import { changeDish } from "./change-dish.ts";
import styles from "./dish-head.module.css";
import { readDish } from "./dish-store.ts";

type DishHeadProps = { dish: StaffDish; menus: StaffMenus["menus"] };

/** The dish's name, whether it is on sale, and what concerns the dish as a whole. */
export function DishHead({ dish, menus }: DishHeadProps) {
  const desk = useOffice();
  const { m } = desk;
  const words = m.dish;
  const navigate = useNavigate();
  const isDrafting = useIsDrafting();
  const { target, item_id: id, values, missing, categories } = dish;
  const { name, is_available, archived } = values;
  const setOnSale = (wanted: boolean) => {
    const text = wanted ? words.putOn(name) : words.takenOff(name);
    void changeDish({ desk, target, id, field: "is_available", text }, () => wanted);
  };
  const setArchived = (wanted: boolean) => {
    const text = wanted ? words.archived(name) : words.restored(name);
    void changeDish({ desk, target, id, field: "archived", text }, () => wanted);
  };
  return (
    <div className={styles.head}>
      <Link to="/menu" className={styles.back}>
        {words.back}
      </Link>
      <h1>{name}</h1>
      {isDrafting && <p className={styles.drafting}>{m.drafts.menu.dish}</p>}
      {archived ? (
        <Alert action={<Button onClick={() => setArchived(false)}>{words.restore}</Button>}>
          <strong>{words.archivedTitle}</strong> {words.archivedText}
        </Alert>
      ) : (
        <div className={styles.state} data-on={is_available}>
          <p>
            <strong>{is_available ? words.onSale : words.offSale}</strong>{" "}
            {is_available ? words.onSaleText : words.offSaleText}
          </p>
          <Button
            variant={is_available ? "secondary" : "primary"}
            onClick={() => setOnSale(!is_available)}
          >
            {is_available ? words.takeOff : words.putOnSale}
          </Button>
        </div>
      )}
      <SectionDrafts
        target={target}
        fields={["is_available", "archived"]}
        onTaken={() => void readDish(desk.api, id)}
      />
      {!archived && categories.length === 0 && <Alert>{words.nowhere}</Alert>}
      {missing.length > 0 && (
        <Alert>
          {words.missingTitle(missing.length)}
          <ul className={styles.missing}>
            {missing.map((fact) => (
              <li key={fact}>
                <a href={fact === "allergens" ? "#allergens" : "#facts"}>{words.missing[fact]}</a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {!archived && (
        <div className={styles.actions}>
          {!isDrafting && (
            <Button
              variant="secondary"
              onClick={() =>
                void duplicate(desk, dish, menus).then((copy) => {
                  if (copy !== null) void navigate(`/menu/dishes/${copy}`);
                })
              }
            >
              {words.duplicate}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setArchived(true)}>
            {words.archive}
          </Button>
          <Link to={availabilityPath(name)}>{words.soldOut}</Link>
          <Link to={`/menu/history?target=${target}`}>{words.history}</Link>
        </div>
      )}
    </div>
  );
}

/** A copy off sale, in the first category of the dish; its id, or null where it was refused. */
async function duplicate(
  desk: OfficeDesk,
  { target, values, categories }: StaffDish,
  menus: StaffMenus["menus"],
): Promise<number | null> {
  const { api, m } = desk;
  const about = "menu:copy";
  const [within = menus[0]?.categories[0]?.target ?? null] = categories;
  const name = m.dish.copyOf(values.name);
  const copy = { name, is_available: false };
  const reply = await api.addToMenu({ kind: "dish", within, copy_of: target, values: copy });
  if (!reply.ok) {
    say({ kind: "problem", text: problemWords(reply.problem, desk), about });
    return null;
  }
  const { action, target: added } = reply.payload;
  offerUndo(desk, { action, text: m.dish.duplicated(name), about });
  return Number(added.split(":")[1]);
}
