import type { HoursChange, HoursCheck } from "@noren/contract/staff/hours.ts";
import { useEffect, useState } from "react";
import { useDesk } from "../desk-context.tsx";

const PAUSE_MS = 300;

/** What edits would lead to, asked again once nobody has typed for a moment; null until then. */
export function useHoursCheck(edits: HoursChange["edits"] | null): HoursCheck | null {
  const { api } = useDesk();
  const [check, setCheck] = useState<{ of: string; payload: HoursCheck } | null>(null);
  const wanted = edits && JSON.stringify(edits);
  useEffect(() => {
    if (wanted === null) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await api.checkHours({ edits: JSON.parse(wanted) });
      if (isCurrent && reply.ok) setCheck({ of: wanted, payload: reply.payload });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, wanted]);
  return check !== null && check.of === wanted ? check.payload : null;
}
