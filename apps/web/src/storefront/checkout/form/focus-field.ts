/** Moves the focus to a form's field by its name, or to the first button of a group that bears it. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field =
    form.querySelector<HTMLElement>(`[name="${name}"]`) ??
    form.querySelector<HTMLElement>(`[data-field="${name}"] button`);
  field?.focus();
}
