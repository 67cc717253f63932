import { z } from "zod";
import { requiredTypedText, timeOfDay, wireId, wireInteger } from "../codecs.ts";
import { targetIn } from "./edits.ts";
import { menuChange } from "./menu.ts";
import { MENU_KINDS } from "./menu-values.ts";

/**
 * Schemas of drafts: changes of the menu that are published together, now or at a moment. Local
 * times are the restaurant's.
 */

/** Drafts that are not published, and changes in one of them. */
export const MAX_DRAFTS = 50;
export const MAX_DRAFT_CHANGES = 2000;

/** `failed`: its moment came and a change was no longer valid; nothing was published. */
export const DRAFT_STATES = ["open", "scheduled", "failed", "published"] as const;

const name = requiredTypedText(100);
const date = z.iso.date({ error: "date" });
/** Without offset, to the minute. */
export const localTime = z.string({ error: "local_time" }).refine(
  (text) => {
    const [day, time, ...rest] = text.split("T");
    return date.safeParse(day).success && timeOfDay.safeParse(time).success && rest.length === 0;
  },
  { error: "local_time" },
);
const field = z
  .string({ error: "text" })
  .min(1, { error: "required" })
  .max(40, { error: "too_long" });

export const draftCreation = z.object({ name });

/**
 * Absent fields are not changed; without a moment it is published by hand. A local time that the
 * day skips is the first moment after it, one that exists twice the first.
 */
export const draftUpdate = z.object({
  name: name.optional(),
  publish_local: localTime.nullable().optional(),
});

/**
 * Fields whose value is the live one are taken out of the draft. `seen` of an edit: what the editor
 * showed of the draft, which is the live value where the draft has none.
 */
export const draftEdits = menuChange;

/** Fields that are taken out of a draft. */
export const draftRemoval = z.object({
  fields: z
    .array(z.object({ target: targetIn(MENU_KINDS), field }))
    .min(1, { error: "edits" })
    .max(MAX_DRAFT_CHANGES, { error: "edits" }),
});

/** The moment of which a draft restores the menu. */
export const draftFromHistory = z.object({ date, time: timeOfDay });

const draft = z.object({
  id: wireId,
  name: z.string(),
  status: z.enum(DRAFT_STATES),
  /** `YYYY-MM-DDTHH:MM`, as clocks of the restaurant will show it. */
  publish_local: z.string().nullable(),
  /** Epoch milliseconds. */
  publish_at: wireInteger.nullable(),
  changes: wireInteger,
  created_by: z.string(),
  /** Epoch milliseconds. */
  created_at: wireInteger,
});

const place = z.object({ target: z.string(), name: z.string().nullable(), field: z.string() });

const draftChange = place.extend({
  /** The live values when it was put into the draft and now, amounts in cents. */
  seen: z.unknown(),
  now: z.unknown(),
  value: z.unknown(),
  /** As editors show it: lists without what was archived since, with what has joined them. */
  fitted: z.unknown(),
  /** The live value is neither the one seen nor the one wanted. */
  is_conflict: z.boolean(),
  /** It is left out, since its target is archived. */
  is_archived: z.boolean(),
});

/** Why a change of a draft can't be published. */
export type DraftProblemCode = "unknown_reference";

/** What publishing has left out, and what has kept it from happening. */
export const draftReportSchema = z.object({
  published_action: wireId.nullable(),
  skipped: z.array(place),
  problems: z.array(place.extend({ code: z.string() })),
});

export const draftSchema = z.object({ draft });
/** Open and scheduled ones first, then the latest that were published. */
export const draftsSchema = z.object({ drafts: z.array(draft) });
export const draftDetailSchema = z.object({
  draft,
  changes: z.array(draftChange),
  report: draftReportSchema.nullable(),
});

/** `action`: the id under which it can be undone; null where nothing changed. */
export const draftPublishedSchema = z.object({
  action: wireId.nullable(),
  changes: wireInteger,
  report: draftReportSchema,
});

export type Draft = z.output<typeof draft>;
export type DraftState = Draft["status"];
export type DraftDetail = z.output<typeof draftDetailSchema>;
export type DraftChange = z.output<typeof draftChange>;
export type DraftReport = z.output<typeof draftReportSchema>;
export type DraftPublished = z.output<typeof draftPublishedSchema>;
export type DraftUpdate = z.input<typeof draftUpdate>;
export type DraftEdits = z.input<typeof draftEdits>;
export type DraftRemoval = z.input<typeof draftRemoval>;
export type DraftFromHistory = z.input<typeof draftFromHistory>;
