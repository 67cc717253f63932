import type { Call, Reply } from "../call.ts";
import type {
  Availability,
  AvailabilityChange,
  AvailabilityChanged,
  Undone,
} from "./availability.ts";
import type {
  HistoryWanted,
  MenuAdded,
  MenuAddition,
  MenuChange,
  MenuChanged,
  MenuConflicts,
  MenuHistory,
  StaffMenus,
} from "./menu.ts";
import type { StaffDish, StaffGroups } from "./menu-dish.ts";
import type { MenuWords } from "./menu-words.ts";
import { ROOT, readerOf } from "./staff-calls.ts";

const readAvailability = readerOf(() => import("./availability.ts"));
const readMenuDish = readerOf(() => import("./menu-dish.ts"));
const readMenuWords = readerOf(() => import("./menu-words.ts"));
const readMenu = readerOf(() => import("./menu.ts"));

export function menuCalls(call: Call) {
  return {
    availability: (): Promise<Reply<Availability>> =>
      call("GET", `${ROOT}/availability`, readAvailability("availabilitySchema")),
    /** Answers with the changed entries alone; absent fields are not changed. */
    changeAvailability: (change: AvailabilityChange): Promise<Reply<AvailabilityChanged>> =>
      call("PUT", `${ROOT}/availability`, readAvailability("availabilityChangedSchema"), change),
    menus: (): Promise<Reply<StaffMenus>> =>
      call("GET", `${ROOT}/menu`, readMenu("staffMenusSchema")),
    /**
     * All edits or none. Refused with 409 `changed_since` where a field is no longer as it was seen;
     * `readConflicts` parses its payload.
     */
    changeMenu: (change: MenuChange): Promise<Reply<MenuChanged>> =>
      call("PATCH", `${ROOT}/menu`, readMenu("menuChangedSchema"), change),
    /** Its undo archives what was added. */
    addToMenu: (addition: MenuAddition): Promise<Reply<MenuAdded>> =>
      call("POST", `${ROOT}/menu`, readMenu("menuAddedSchema"), addition),
    dish: (id: number): Promise<Reply<StaffDish>> =>
      call("GET", `${ROOT}/menu/dishes/${id}`, readMenuDish("staffDishSchema")),
    groups: (): Promise<Reply<StaffGroups>> =>
      call("GET", `${ROOT}/menu/groups`, readMenuDish("staffGroupsSchema")),
    menuWords: (): Promise<Reply<MenuWords>> =>
      call("GET", `${ROOT}/menu/words`, readMenuWords("menuWordsSchema")),
    menuHistory: ({ page, limit, target }: HistoryWanted): Promise<Reply<MenuHistory>> => {
      const of = target === undefined ? "" : `&target=${encodeURIComponent(target)}`;
      const query = `page=${page}&limit=${limit}${of}`;
      return call("GET", `${ROOT}/menu/history?${query}`, readMenu("menuHistorySchema"));
    },
    readConflicts: (payload: unknown): Promise<MenuConflicts> =>
      readMenu("menuConflictsSchema")(payload),
    /** Restores what nobody has changed since, and the changes named in `despite`. */
    undo: (action: number, despite: number[] = []): Promise<Reply<Undone>> =>
      call("POST", `${ROOT}/actions/${action}/undo`, readAvailability("undoneSchema"), { despite }),
  };
}
