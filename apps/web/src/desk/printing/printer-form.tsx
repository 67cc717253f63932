import type { Reply } from "@noren/contract/call.ts";
import {
  CODE_PAGE_NUMBERS,
  CODE_PAGES,
  PRINT_KINDS,
  PRINT_TIMES,
  PRINTER_COLUMNS,
  type Printer,
  type Printers,
  type PrintKind,
  type PrintTime,
} from "@noren/contract/staff/printing.ts";
import { type FormEvent, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckChips } from "../../ui/check-chips.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useDesk } from "../desk-context.tsx";
import page from "../page/desk-page.module.css";
import { useCommand } from "../use-command.ts";
import styles from "./printer-form.module.css";

/** As edited: the server expects numbers. */
type Facts = Pick<Printer, "name" | "host" | "copies" | "print_when" | "columns" | "code_page"> & {
  port: string;
  kinds: PrintKind[];
};

const NEW: Facts = {
  name: "",
  host: "",
  port: "9100",
  kinds: ["ticket"],
  copies: 1,
  print_when: "acceptance",
  columns: 48,
  code_page: 16,
};
const COPIES = [1, 2, 3, 4, 5];

type PrinterFormProps = {
  printer?: Printer;
  submit: string;
  save: (facts: Facts) => Promise<Reply<Printers>>;
  onSaved: (saved: Printers) => void;
  onCancel?: () => void;
};

/** The settings of a new or existing printer. */
export function PrinterForm({ printer, submit, save, onSaved, onCancel }: PrinterFormProps) {
  const { m } = useDesk();
  const { send, isBusy, problems, message } = useCommand();
  const [facts, setFacts] = useState(() => (printer ? factsOf(printer) : NEW));
  const words = m.printing.page;
  const change = (changes: Partial<Facts>) => setFacts({ ...facts, ...changes });

  async function submitForm(event: FormEvent) {
    event.preventDefault();
    const saved = await send(() => save(facts));
    if (saved) onSaved(saved.payload);
  }

  return (
    <form className={page.form} onSubmit={submitForm} noValidate>
      {message && <Alert kind="error">{message}</Alert>}
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        value={facts.name}
        error={problems.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className={styles.place}>
        <TextField
          label={words.host}
          hint={words.hostHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={facts.host}
          error={problems.host}
          onChange={({ target }) => change({ host: target.value })}
        />
        <TextField
          label={words.port}
          inputMode="numeric"
          autoComplete="off"
          value={facts.port}
          error={problems.port}
          onChange={({ target }) => change({ port: target.value })}
        />
      </div>
      <div>
        <CheckChips
          legend={words.what}
          chips={PRINT_KINDS.map((value) => ({ value, label: m.printing.kinds[value] }))}
          values={facts.kinds}
          onChange={(kinds) => change({ kinds })}
        />
        {problems.kinds && <Alert kind="error">{problems.kinds}</Alert>}
      </div>
      <SelectField
        label={words.when}
        value={facts.print_when}
        onChange={({ target }) => change({ print_when: target.value as PrintTime })}
      >
        {PRINT_TIMES.map((time) => (
          <option key={time} value={time}>
            {m.printing.moments[time]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.howMany}
        value={facts.copies}
        onChange={({ target }) => change({ copies: Number(target.value) })}
      >
        {COPIES.map((copies) => (
          <option key={copies} value={copies}>
            {words.copies(copies)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.columns}
        value={facts.columns}
        error={problems.columns}
        onChange={({ target }) => change({ columns: Number(target.value) })}
      >
        {PRINTER_COLUMNS.map((columns) => (
          <option key={columns} value={columns}>
            {words.columnsOn(columns)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.codePage}
        value={facts.code_page}
        error={problems.code_page}
        onChange={({ target }) => change({ code_page: Number(target.value) })}
      >
        {CODE_PAGE_NUMBERS.map((number) => (
          <option key={number} value={number}>
            {`${number} (${CODE_PAGES[number]})`}
          </option>
        ))}
      </SelectField>
      <p className={page.soft}>{words.paperHint}</p>
      <div className={styles.buttons}>
        <Button type="submit" disabled={isBusy}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function factsOf({ name, host, port, kinds, copies, print_when, ...paper }: Printer): Facts {
  const { columns, code_page } = paper;
  return { name, host, port: String(port), kinds, copies, print_when, columns, code_page };
}
