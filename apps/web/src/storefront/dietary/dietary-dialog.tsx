import { ALLERGEN_WORDS } from "@noren/contract/allergen-words.ts";
import { capitalise } from "@noren/contract/format/capitalise.ts";
import { isFilterSet } from "@noren/ordering/allergens.ts";
import { ALLERGENS, DIETS } from "@noren/ordering/declarations.ts";
import { useNavigate } from "react-router";
import { DIETARY_WORDS } from "../../i18n/dietary-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckChips } from "../../ui/check-chips.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Link } from "../../ui/link.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import styles from "./dietary-dialog.module.css";
import { DIET_ICONS } from "./dish-marks.tsx";
import { clearFilter, setFilter, useFilter } from "./stored-filter.ts";

/**
 * The dietary filter: allergens to avoid and diets to match; each change applies at once to the
 * menu behind.
 */
export function DietaryDialog({ isOpen, left }: { isOpen: boolean; left: number }) {
  const { locale, m, href } = useLocale();
  const words = DIETARY_WORDS[locale];
  const filter = useFilter();
  const navigate = useNavigate();
  const close = () => void navigate(-1);
  const allergenChips = ALLERGENS.map((value) => {
    return { value, label: capitalise(ALLERGEN_WORDS[locale][value]) };
  });
  const dietChips = DIETS.map((value) => ({
    value,
    label: m.diets[value],
    icon: DIET_ICONS[value],
  }));

  return (
    <Dialog open={isOpen} onClose={close} label={words.title} className={styles.dialog}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <IconButton icon="x" label={words.close} onClick={close} />
      </div>
      <div className={styles.body}>
        <p className={styles.hint}>{words.intro}</p>
        <CheckChips
          legend={words.want}
          chips={dietChips}
          values={filter.want}
          onChange={(want) => setFilter({ ...filter, want })}
        />
        <div>
          <CheckChips
            legend={words.avoid}
            chips={allergenChips}
            values={filter.avoid}
            onChange={(avoid) => setFilter({ ...filter, avoid })}
          />
          <div className={styles.traces}>
            <Checkbox
              label={words.traces}
              checked={filter.traces}
              onChange={() => setFilter({ ...filter, traces: !filter.traces })}
            />
          </div>
        </div>
        <div className={styles.show}>
          <p aria-hidden="true">{words.show}</p>
          <Segmented
            label={words.show}
            segments={[
              { value: "grey", label: words.grey },
              { value: "hide", label: words.hide },
            ]}
            value={filter.hide ? "hide" : "grey"}
            onChange={(way) => setFilter({ ...filter, hide: way === "hide" })}
          />
        </div>
        <p className={styles.hint}>
          {words.care} <Link to={href("allergens")}>{words.table}</Link>
        </p>
      </div>
      <div className={styles.foot}>
        <Button
          variant="quiet"
          size="l"
          className={styles.clear}
          disabled={!isFilterSet(filter)}
          onClick={clearFilter}
        >
          {words.clear}
        </Button>
        <Button size="l" className={styles.see} onClick={close}>
          {words.see(left)}
        </Button>
      </div>
    </Dialog>
  );
}
