import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { Availability, AvailabilityEntry } from "@noren/contract/staff/availability.ts";
import type { Draft } from "@noren/contract/staff/drafts.ts";
import type { MenuDish, StaffMenus } from "@noren/contract/staff/menu.ts";
import type { Today } from "@noren/contract/staff/today.ts";
import { dishesOf } from "../menu/menus-state.ts";

type Read<T> = { data: T | null; problem: ApiProblem | null };

/** What the page reads; drafts and menus only for those who may change the menu. */
export type DayReads = {
  hours: Read<Today>;
  sold: Read<Availability>;
  office: { drafts: Read<{ drafts: Draft[] }>; menus: Read<StaffMenus["menus"]> } | null;
};

type Day = {
  hours: Today;
  /** Sold out, by itself or since nothing of a required group is left. */
  out: AvailabilityEntry[];
  counted: AvailabilityEntry[];
  /** Drafts that wait for their moment, and those that were not published at it. */
  waiting: Draft[];
  /** Dishes of which the law asks what nobody has declared. */
  incomplete: MenuDish[];
  isAllSet: boolean;
};

/** Why something could not be read; null where everything was. */
export function dayProblem({ hours, sold, office }: DayReads): ApiProblem | null {
  return hours.problem ?? sold.problem ?? office?.drafts.problem ?? office?.menus.problem ?? null;
}

/** Null until everything is read. */
export function dayState({ hours, sold, office }: DayReads): Day | null {
  if (!hours.data || !sold.data) return null;
  if (office && !(office.drafts.data && office.menus.data)) return null;
  const { entries } = sold.data;
  const drafts = office?.drafts.data?.drafts ?? [];
  const day = {
    out: entries.filter(({ sold_out, lacks }) => sold_out !== null || lacks.length > 0),
    counted: entries.filter(({ daily_count }) => daily_count !== null),
    waiting: drafts.filter(({ status }) => status === "scheduled" || status === "failed"),
    incomplete: dishesOf(office?.menus.data ?? []).filter(({ missing }) => missing.length > 0),
  };
  const isEmpty = Object.values(day).every(({ length }) => length === 0);
  return { ...day, hours: hours.data, isAllSet: isEmpty && hours.data.next_closure === null };
}
