import type { DraftChange } from "@noren/contract/staff/drafts.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useOffice } from "../desk-context.tsx";
import { changeWords, fieldLabel } from "../menu/value-words.ts";
import styles from "./change-rows.module.css";
import { ConflictRemark } from "./conflict-remark.tsx";
import { byRecord, isAlready } from "./draft-changes.ts";

type ChangeRowsProps = {
  changes: readonly DraftChange[];
  /** Absent where fields can't be taken out. */
  onRemove?: ((change: DraftChange) => void) | undefined;
  isBusy?: boolean;
  /** The draft is published: the live menu has its values, or later ones. */
  isEnded?: boolean;
};

/** What a draft changes, or has changed: each dish with its fields before and after. */
export function ChangeRows({
  changes,
  onRemove,
  isBusy = false,
  isEnded = false,
}: ChangeRowsProps) {
  return (
    <ul className={styles.records}>
      {byRecord(changes).map((record) => (
        <li key={record.target}>
          <h3 className={styles.name}>{record.name}</h3>
          <ul className={styles.changes}>
            {record.changes.map((change) => (
              <ChangeRow
                key={change.field}
                change={change}
                name={record.name}
                onRemove={onRemove}
                isBusy={isBusy}
                isEnded={isEnded}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type ChangeRowProps = Pick<ChangeRowsProps, "onRemove"> & {
  change: DraftChange;
  name: string;
  isBusy: boolean;
  isEnded: boolean;
};

/** Longer values stand one below the other. */
const MAX_BESIDE = 40;

function ChangeRow({ change, name, onRemove, isBusy, isEnded }: ChangeRowProps) {
  const desk = useOffice();
  const words = desk.m.drafts.what;
  const { field, seen, now, value } = change;
  const label = fieldLabel(desk, field);
  const { was, is } = changeWords(desk, field, isEnded ? seen : now, value);
  const isConflict = change.is_conflict && !isEnded;
  return (
    <li className={styles.change} data-conflict={isConflict || undefined}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.values} data-long={was.length + is.length > MAX_BESIDE || undefined}>
          <span className="visually-hidden">
            {isEnded ? words.from(was, is) : words.will(was, is)}
          </span>
          <del aria-hidden="true">{was}</del>
          <Icon name="arrow-right" size={16} />
          <ins aria-hidden="true">{is}</ins>
        </p>
        {!isEnded && <Remark change={change} />}
      </div>
      {onRemove && (
        <IconButton
          icon="x"
          label={words.remove(label, name)}
          disabled={isBusy}
          onClick={() => onRemove(change)}
        />
      )}
    </li>
  );
}

/** What the reader should know before publishing. */
function Remark({ change }: { change: DraftChange }) {
  const words = useOffice().m.drafts.what;
  if (change.is_archived) return <p className={styles.remark}>{words.archived}</p>;
  if (change.is_conflict) return <ConflictRemark change={change} />;
  return isAlready(change) ? <p className={styles.remark}>{words.already}</p> : null;
}
