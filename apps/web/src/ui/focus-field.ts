/** Focuses a form's field by name, or the first button of a group with that name. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field =
    form.querySelector<HTMLElement>(`[name="${name}"]`) ??
    form.querySelector<HTMLElement>(`[data-field="${name}"] button`);
  field?.focus();
}
