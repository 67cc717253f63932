import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { isPanel, LOCATION_PANEL } from "../panels/panel-state.ts";

/** Whether the picker is open, with a function to close it. Re-renders at every navigation. */
export function useLocationPanel(): { isOpen: boolean; close: () => void } {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { state } = useLocation();
  return {
    isOpen: hydrated && isPanel(state, LOCATION_PANEL),
    close: () => void navigate(-1),
  };
}
