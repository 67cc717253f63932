import type { Call, Reply } from "../call.ts";
import {
  type Availability,
  type AvailabilityChange,
  type AvailabilityChanged,
  availabilityChangedSchema,
  availabilitySchema,
  type Undone,
  undoneSchema,
} from "./availability.ts";
import {
  type HistoryWanted,
  type MenuAdded,
  type MenuAddition,
  type MenuChange,
  type MenuChanged,
  type MenuConflicts,
  type MenuHistory,
  menuAddedSchema,
  menuChangedSchema,
  menuConflictsSchema,
  menuHistorySchema,
  type StaffMenus,
  staffMenusSchema,
} from "./menu.ts";
import {
  type StaffDish,
  type StaffGroups,
  staffDishSchema,
  staffGroupsSchema,
} from "./menu-dish.ts";
import { type MenuWords, menuWordsSchema } from "./menu-words.ts";
import { ROOT, reader } from "./staff-calls.ts";

export function menuCalls(call: Call) {
  return {
    availability: (): Promise<Reply<Availability>> =>
      call("GET", `${ROOT}/availability`, reader(availabilitySchema)),
    /** Answers with the changed entries alone; absent fields are not changed. */
    changeAvailability: (change: AvailabilityChange): Promise<Reply<AvailabilityChanged>> =>
      call("PUT", `${ROOT}/availability`, reader(availabilityChangedSchema), change),
    menus: (): Promise<Reply<StaffMenus>> => call("GET", `${ROOT}/menu`, reader(staffMenusSchema)),
    /**
     * All edits or none. Refused with 409 `changed_since` where a field is no longer as it was seen;
     * `readConflicts` parses its payload.
     */
    changeMenu: (change: MenuChange): Promise<Reply<MenuChanged>> =>
      call("PATCH", `${ROOT}/menu`, reader(menuChangedSchema), change),
    /** Its undo archives what was added. */
    addToMenu: (addition: MenuAddition): Promise<Reply<MenuAdded>> =>
      call("POST", `${ROOT}/menu`, reader(menuAddedSchema), addition),
    dish: (id: number): Promise<Reply<StaffDish>> =>
      call("GET", `${ROOT}/menu/dishes/${id}`, reader(staffDishSchema)),
    groups: (): Promise<Reply<StaffGroups>> =>
      call("GET", `${ROOT}/menu/groups`, reader(staffGroupsSchema)),
    menuWords: (): Promise<Reply<MenuWords>> =>
      call("GET", `${ROOT}/menu/words`, reader(menuWordsSchema)),
    menuHistory: ({ page, limit, target }: HistoryWanted): Promise<Reply<MenuHistory>> => {
      const of = target === undefined ? "" : `&target=${encodeURIComponent(target)}`;
      const query = `page=${page}&limit=${limit}${of}`;
      return call("GET", `${ROOT}/menu/history?${query}`, reader(menuHistorySchema));
    },
    readConflicts: (payload: unknown): MenuConflicts => menuConflictsSchema.parse(payload),
    /** Restores what nobody has changed since, and the changes named in `despite`. */
    undo: (action: number, despite: number[] = []): Promise<Reply<Undone>> =>
      call("POST", `${ROOT}/actions/${action}/undo`, reader(undoneSchema), { despite }),
  };
}
