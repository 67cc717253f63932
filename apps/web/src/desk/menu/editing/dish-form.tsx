import { isRecord } from "@noren/contract/api-problem.ts";
import { centsToEuros } from "@noren/contract/euros.ts";
import type { MenuCategory } from "@noren/contract/staff/menu.ts";
import { type RefObject, useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useOffice } from "../../desk-context.tsx";
import dialog from "../../dialog/dialog.module.css";
import foot from "../../dialog/question-foot.module.css";
import { useIsDrafting } from "../../open-draft/open-draft.ts";
import { Form } from "../../page/form.tsx";
import { useCommand } from "../../use-command.ts";
import { readMenu } from "../menu-store.ts";
import { readPrice } from "../prices.ts";
import { sendAddition } from "../send-edits.ts";
import { offerUndo } from "../undo-change.ts";
import { useKeptForm } from "../use-kept-form.ts";
import { closeEditing } from "./editing-store.ts";
import styles from "./forms.module.css";
import { MAX_NAME } from "./limits.ts";

const MAX_PRICE_TEXT = 12;

const NOTHING = { name: "", price: "", pickup: "" };

/** What was typed on an earlier visit; null where it is no form. */
function dishIn(value: unknown): typeof NOTHING | null {
  const isForm =
    isRecord(value) &&
    (["name", "price", "pickup"] as const).every((field) => typeof value[field] === "string");
  return isForm ? (value as typeof NOTHING) : null;
}

type DishFormProps = { category: MenuCategory; nameRef: RefObject<HTMLInputElement | null> };

/** A new dish, off sale until its page has been filled in, or until the open draft is published. */
export function DishForm({ category, nameRef }: DishFormProps) {
  const desk = useOffice();
  const { m, api } = desk;
  const { add } = m.menuPage;
  const navigate = useNavigate();
  const isDrafting = useIsDrafting();
  const { send, isBusy, message } = useCommand();
  const { form, change, forget } = useKeptForm({
    key: `dish:new-${category.target.replaceAll(":", "-")}/form`,
    record: null,
    formOf: () => NOTHING,
    read: dishIn,
  });
  const { name, price, pickup } = form;
  const [isTried, setTried] = useState(false);
  const delivery = readPrice(price);
  const taken = pickup.trim() === "" ? delivery : readPrice(pickup);

  async function submit() {
    setTried(true);
    if (name.trim() === "" || delivery === null || taken === null) return;
    const values = {
      name: name.trim(),
      price_delivery: centsToEuros(delivery),
      price_pickup: centsToEuros(taken),
      is_available: isDrafting,
    };
    const addition = { kind: "dish", within: category.target, values } as const;
    const added = await send(() => sendAddition(api, addition));
    if (!added) return;
    forget();
    closeEditing();
    const text = add.added(name.trim(), category.name);
    offerUndo(desk, { ...added.payload, text, about: "menu:add", undone: add.undone });
    // Somebody who comes back finds it in its place; a row that came later would move what is pressed.
    void readMenu(api);
    await navigate(`/menu/dishes/${added.payload.target.slice("dish:".length)}`);
  }

  return (
    <Form className={`${dialog.body} ${styles.form}`} isBusy={isBusy} onSubmit={submit}>
      <TextField
        label={add.name}
        autoComplete="off"
        ref={nameRef}
        maxLength={MAX_NAME}
        value={name}
        error={isTried && name.trim() === "" ? add.needsName : undefined}
        onChange={(event) => change({ ...form, name: event.target.value })}
      />
      <div className={styles.prices}>
        <TextField
          label={add.prices.price_delivery}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_PRICE_TEXT}
          value={price}
          error={isTried && delivery === null ? add.needsPrice : undefined}
          onChange={(event) => change({ ...form, price: event.target.value })}
        />
        <TextField
          label={add.prices.price_pickup}
          optional={add.ifOther}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_PRICE_TEXT}
          value={pickup}
          error={isTried && pickup.trim() !== "" && taken === null ? add.needsPrice : undefined}
          onChange={(event) => change({ ...form, pickup: event.target.value })}
        />
      </div>
      <p className={dialog.hint}>{isDrafting ? m.drafts.menu.adding.dish : add.offSaleFirst}</p>
      {message && <Alert kind="error">{message}</Alert>}
      <div className={foot.send}>
        <Button type="submit" size="l" fullWidth disabled={isBusy}>
          {add.submit}
        </Button>
      </div>
    </Form>
  );
}
