import { useRef } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { useOffice } from "../../desk-context.tsx";
import dialog from "../../dialog/dialog.module.css";
import { DialogHead } from "../../dialog/dialog-head.tsx";
import { DishForm } from "./dish-form.tsx";
import { closeEditing, type Edited, useEditing } from "./editing-store.ts";
import { WordsForm } from "./words-form.tsx";

/** Adds a dish, a category or a menu, and renames and archives the latter two. */
export function EditingDialog() {
  const { m } = useOffice();
  const { edited, isOpen } = useEditing();
  const { add, editing } = m.menuPage;
  const nameRef = useRef<HTMLInputElement>(null);
  const title = edited ? titleOf(edited) : "";

  function titleOf(one: Edited): string {
    if (one.kind === "dish") return add.dishIn(one.within.name);
    if (one.of) return editing.title(one.of.name);
    return one.kind === "category" ? add.categoryIn(one.within.name) : add.menu;
  }

  return (
    <Dialog
      open={isOpen}
      onClose={closeEditing}
      label={title}
      className={dialog.dialog}
      initialFocusRef={nameRef}
    >
      <DialogHead title={title} onClose={closeEditing} />
      {isOpen && edited?.kind === "dish" && <DishForm category={edited.within} nameRef={nameRef} />}
      {isOpen && edited && edited.kind !== "dish" && (
        <WordsForm edited={edited} nameRef={nameRef} />
      )}
    </Dialog>
  );
}
