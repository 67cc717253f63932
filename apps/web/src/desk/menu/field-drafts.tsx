import { Icon } from "../../ui/icon.tsx";
import { useOffice } from "../desk-context.tsx";
import { say } from "../notices/notices-store.ts";
import { momentWords } from "../open-draft/draft-moment.ts";
import { readOpenDraft, useOpenDraft } from "../open-draft/open-draft.ts";
import { useCommand } from "../use-command.ts";
import { forgetSaved, setDraft, targetOfKey } from "./draft-store.ts";
import styles from "./field-drafts.module.css";
import { readMenu, useMenu } from "./menu-store.ts";
import { changeWords, fieldLabel, valueWords } from "./value-words.ts";

/** What drafts do with a field: the open one, and all others. */
export function useFieldDrafts(key: string) {
  const own = useOpenDraft(({ changes }) => changes.get(key));
  const openId = useOpenDraft(({ id }) => id);
  const planned = useMenu((menu) => menu.planned.get(key));
  const others = planned?.filter(({ id }) => id !== openId) ?? [];
  return { own, others, isTold: own !== undefined || others.length > 0 };
}

type FieldDraftsProps = {
  /** Such as `dish:12/price_pickup`. */
  fieldKey: string;
  /** Of the words, for the field that they describe. */
  id?: string;
  /** Accessible name of the field, such as "Nigiri saumon, à emporter". */
  name: string;
  /** Loads the record again once the field is out of the draft. */
  onTaken?: () => void;
};

/** At a field: its live value, the open draft's, and what other drafts will set. */
export function FieldDrafts({ fieldKey, id, name, onTaken }: FieldDraftsProps) {
  const desk = useOffice();
  const { m, api } = desk;
  const words = m.drafts.field;
  const { send, isBusy } = useCommand();
  const { own, others, isTold } = useFieldDrafts(fieldKey);
  const draft = useOpenDraft((open) => open.id);
  const { target, field } = targetOfKey(fieldKey);
  if (!isTold) return null;

  async function takeOut() {
    if (draft === null) return;
    const taken = await send(() => api.removeFromDraft(draft, { fields: [{ target, field }] }));
    if (!taken) return say({ kind: "problem", text: m.unreachable, about: fieldKey });
    setDraft(fieldKey, null);
    forgetSaved();
    await readOpenDraft(api);
    onTaken?.();
    await readMenu(api);
  }

  return (
    <div className={styles.drafts}>
      {own && (
        <div className={styles.own}>
          <p>
            <Icon name="clock" size={16} />
            <span id={id}>{words.live(changeWords(desk, field, own.value, own.now).is)}</span>
          </p>
          <button
            type="button"
            disabled={isBusy}
            aria-label={words.take(name)}
            onClick={() => void takeOut()}
          >
            <Icon name="x" size={16} />
          </button>
        </div>
      )}
      {others.length > 0 && (
        <div id={own ? undefined : id} className={styles.others}>
          {others.map((other) => (
            <p key={other.id}>
              {other.publish_local === null
                ? words.willOnce(other.name, valueWords(desk, field, other.value))
                : words.will(
                    other.name,
                    valueWords(desk, field, other.value),
                    momentWords(desk, other.publish_local),
                  )}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

type SectionDraftsProps = Pick<FieldDraftsProps, "onTaken"> & {
  target: string;
  fields: readonly string[];
};

/** The same for several fields of a record, each under its own name. */
export function SectionDrafts({ target, fields, onTaken }: SectionDraftsProps) {
  const desk = useOffice();
  const changes = useOpenDraft((open) => open.changes);
  const planned = useMenu((menu) => menu.planned);
  const told = fields.filter(
    (field) => changes.has(`${target}/${field}`) || planned.has(`${target}/${field}`),
  );
  if (told.length === 0) return null;
  return (
    <ul className={styles.section}>
      {told.map((field) => (
        <li key={field}>
          <span>{fieldLabel(desk, field)}</span>
          <FieldDrafts
            fieldKey={`${target}/${field}`}
            name={fieldLabel(desk, field)}
            {...(onTaken && { onTaken })}
          />
        </li>
      ))}
    </ul>
  );
}
