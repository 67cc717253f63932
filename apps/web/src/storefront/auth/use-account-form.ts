import type { Reply } from "@noren/contract/api.ts";
import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { focusField } from "../../ui/focus-field.ts";
import { type AccountField, formProblems } from "./form-check.ts";
import { fieldProblems, problemWords } from "./problem-words.ts";

export type AccountForm<Field extends AccountField> = {
  ref: RefObject<HTMLFormElement | null>;
  values: Readonly<Record<Field, string>>;
  change: (field: Field, value: string) => void;
  errorOf: (field: Field) => string | undefined;
  /**
   * The server's message for the whole form; null where it is shown beside a field, or where there
   * is none.
   */
  message: string | null;
  busy: boolean;
  /** Makes the form's call if its fields are valid; null where nothing was sent or answered. */
  submit: <T>(
    event: FormEvent<HTMLFormElement>,
    send: (values: Readonly<Record<Field, string>>) => Promise<Reply<T> | null>,
  ) => Promise<Reply<T> | null>;
};

/**
 * State of an account form: its values, errors and call. Validation errors appear only after a
 * submit: an error that appears during a tap would move the buttons.
 */
export function useAccountForm<Field extends AccountField>(
  initial: Readonly<Record<Field, string>>,
  /** Fields that are not required for the current values. */
  notAsked: (values: Readonly<Record<Field, string>>) => readonly Field[] = () => [],
): AccountForm<Field> {
  const words = useMessages<"account">().account;
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const [apiProblem, setApiProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  /** A ref, since state would be set too late to stop a second tap. */
  const sending = useRef(false);

  const fields = Object.keys(values) as Field[];
  const problems = formProblems(values);
  for (const field of notAsked(values)) delete problems[field];
  const refused = apiProblem ? fieldProblems(apiProblem, fields, words.failures) : {};
  const wrong = fields.find((field) => refused[field]);

  useEffect(() => {
    if (wrong && ref.current) focusField(ref.current, wrong);
  }, [wrong]);

  return {
    ref,
    values,
    change(field, value) {
      setValues((known) => ({ ...known, [field]: value }));
      if (refused[field] || !wrong) setApiProblem(null);
    },
    errorOf(field) {
      const problem = submitted ? problems[field] : undefined;
      return refused[field] ?? (problem && words.problems[problem]);
    },
    message: apiProblem && !wrong ? problemWords(apiProblem, words.failures) : null,
    busy,
    async submit(event, send) {
      event.preventDefault();
      if (sending.current) return null;
      setSubmitted(true);
      setApiProblem(null);
      const first = fields.find((field) => problems[field]);
      if (first) {
        focusField(event.currentTarget, first);
        return null;
      }
      sending.current = true;
      setBusy(true);
      const reply = await send(values);
      sending.current = false;
      setBusy(false);
      if (reply && !reply.ok) setApiProblem(reply.problem);
      return reply;
    },
  };
}
