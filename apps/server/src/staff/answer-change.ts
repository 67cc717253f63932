import { type FieldIssue, fieldErrors } from "@noren/contract/field-problems.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { MenuAdded, MenuChanged } from "@noren/contract/staff/menu.ts";
import type { Added } from "../editing/add-record.ts";
import { type Change, changeRecords } from "../editing/change-records.ts";
import type { Edit } from "../editing/edit.ts";
import type { FieldRefused } from "../editing/references.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import type { CallInput } from "./auth/implement-calls.ts";

/** Who sent the call, and in which language refused fields are explained. */
type Sender = Pick<CallInput, "actor" | "locale">;

/** Makes the edits as one action of the person who sent them; its id, or why they were refused. */
export async function makeChange<One extends Edit>(
  { actor, locale }: Sender,
  services: Pick<Services, "db" | "now">,
  change: Change<One>,
): Promise<MenuChanged | Refusal> {
  const changed = await changeRecords(services, actor, change);
  if (!changed.ok) return refusedChange(locale, changed.problem);
  const { action, changes } = changed;
  return { action, changes };
}

/** A record that was added, or refused by one of its fields. */
export function addedOrRefused(locale: Locale, added: Added<FieldIssue>): MenuAdded | Refusal {
  if (!added.ok) return refusedField(locale, added.problem);
  const { action, target } = added;
  return { action, target };
}

/** Edits that were not made. */
export function refusedChange(locale: Locale, problem: Problem | FieldRefused): Refusal {
  return problem.code === "field_refused"
    ? refusedField(locale, problem.issue)
    : new Refusal(problem);
}

/** A request of which one field is refused. */
export function refusedField(locale: Locale, issue: FieldIssue): Refusal {
  return new Refusal({ code: "validation_failed", errors: fieldErrors([issue], locale) });
}
