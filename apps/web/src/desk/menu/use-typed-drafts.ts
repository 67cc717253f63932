import { useState } from "react";
import { useSession } from "../session/session-store.ts";
import { openDrafts } from "./draft-store.ts";

/**
 * On a page with fields: what the person typed on this device and didn't save is there when its
 * forms are made.
 */
export function useTypedDrafts(): void {
  const person = useSession(({ me }) => me?.person.id);
  useState(() => {
    if (person !== undefined) openDrafts(person);
  });
}
