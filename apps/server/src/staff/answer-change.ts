import { type FieldIssue, fieldErrors } from "@noren/contract/field-problems.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { Context } from "hono";
import type { Added } from "../editing/add-record.ts";
import { type Change, changeRecords } from "../editing/change-records.ts";
import type { Edit } from "../editing/edit.ts";
import type { FieldRefused } from "../editing/references.ts";
import { refuse, success } from "../http/answers.ts";
import type { ApiEnv } from "../http/environment.ts";
import type { Services } from "../services.ts";
import { actorOf, type DeskEnv } from "./auth/desk-auth.ts";

/** Makes the edits as one action of the person who sent them, and answers with its id. */
export async function answerChange<Env extends DeskEnv, One extends Edit>(
  c: Context<Env>,
  services: Pick<Services, "db" | "now">,
  change: Change<One>,
) {
  const changed = await changeRecords(services, actorOf(c.get("desk").person), change);
  if (!changed.ok) return refuseChange(c, changed.problem);
  const { action, changes } = changed;
  return c.json(success({ action, changes }), 200);
}

/** The answer to a record that was added, or refused by one of its fields. */
export function answerAdded<Env extends ApiEnv>(c: Context<Env>, added: Added<FieldIssue>) {
  if (!added.ok) return refuseField(c, added.problem);
  const { action, target } = added;
  return c.json(success({ action, target }), 201);
}

/** The answer to edits that were not made. */
export function refuseChange<Env extends ApiEnv>(c: Context<Env>, problem: Problem | FieldRefused) {
  return problem.code === "field_refused" ? refuseField(c, problem.issue) : refuse(c, problem);
}

/** The answer to a request of which one field is refused. */
export function refuseField<Env extends ApiEnv>(c: Context<Env>, issue: FieldIssue) {
  const errors = fieldErrors([issue], c.get("locale"));
  return refuse(c, { code: "validation_failed", errors });
}
