import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { isPanel, LOCATION_PANEL } from "../layout/panel-state.ts";

/** Whether the picker lies over the page, and the way out. Wakes at every navigation. */
export function useLocationPanel(): { isOpen: boolean; close: () => void } {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { state } = useLocation();
  return {
    isOpen: hydrated && isPanel(state, LOCATION_PANEL),
    close: () => void navigate(-1),
  };
}
