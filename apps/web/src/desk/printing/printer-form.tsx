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
} from "@noren/contract/staff/printing.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckChips } from "../../ui/check-chips.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useOffice } from "../desk-context.tsx";
import { DeskForm } from "../page/desk-form.tsx";
import page from "../page/desk-page.module.css";
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
  const { m } = useOffice();
  const words = m.printersPage;
  const cancel = onCancel && (
    <Button variant="quiet" onClick={onCancel}>
      {words.cancel}
    </Button>
  );
  return (
    <DeskForm
      stored={printer ? factsOf(printer) : NEW}
      save={save}
      onSaved={onSaved}
      submit={submit}
      aside={cancel}
    >
      {({ values, change, problemOf }) => (
        <>
          <TextField
            label={words.name}
            hint={words.nameHint}
            autoComplete="off"
            value={values.name}
            error={problemOf("name")}
            onChange={({ target }) => change({ name: target.value })}
          />
          <div className={styles.place}>
            <TextField
              label={words.host}
              hint={words.hostHint}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={values.host}
              error={problemOf("host")}
              onChange={({ target }) => change({ host: target.value })}
            />
            <TextField
              label={words.port}
              inputMode="numeric"
              autoComplete="off"
              value={values.port}
              error={problemOf("port")}
              onChange={({ target }) => change({ port: target.value })}
            />
          </div>
          <div>
            <CheckChips
              legend={words.what}
              chips={PRINT_KINDS.map((value) => ({ value, label: m.printing.kinds[value] }))}
              values={values.kinds}
              onChange={(kinds) => change({ kinds })}
            />
            {problemOf("kinds") && <Alert kind="error">{problemOf("kinds")}</Alert>}
          </div>
          <SelectField
            label={words.when}
            value={values.print_when}
            options={PRINT_TIMES.map((value) => ({ value, label: m.printing.moments[value] }))}
            onChange={(print_when) => change({ print_when })}
          />
          <SelectField
            label={words.howMany}
            value={values.copies}
            options={COPIES.map((value) => ({ value, label: words.copies(value) }))}
            onChange={(copies) => change({ copies })}
          />
          <SelectField
            label={words.columns}
            value={values.columns}
            error={problemOf("columns")}
            options={PRINTER_COLUMNS.map((value) => ({ value, label: words.columnsOn(value) }))}
            onChange={(columns) => change({ columns })}
          />
          <SelectField
            label={words.codePage}
            value={values.code_page}
            error={problemOf("code_page")}
            options={CODE_PAGE_NUMBERS.map((value) => ({
              value,
              label: `${value} (${CODE_PAGES[value]})`,
            }))}
            onChange={(code_page) => change({ code_page })}
          />
          <p className={page.soft}>{words.paperHint}</p>
        </>
      )}
    </DeskForm>
  );
}

function factsOf({ name, host, port, kinds, copies, print_when, ...paper }: Printer): Facts {
  const { columns, code_page } = paper;
  return { name, host, port: String(port), kinds, copies, print_when, columns, code_page };
}
