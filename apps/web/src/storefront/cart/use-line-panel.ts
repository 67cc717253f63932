import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../platform/use-hydrated.ts";
import { CART_PANEL, isPanel, type PanelState } from "../panels/panel-state.ts";

/** The history entry of a line that is being changed: the line by its key. */
type LineState = PanelState & { line: string };

type LinePanel = {
  /** Key of the open line; null where none is open. */
  line: string | null;
  /** Opens a line; an open cart stays open beneath it. */
  open: (line: string) => void;
  close: () => void;
};

/** The line of the cart that is being changed. Re-renders at every navigation. */
export function useLinePanel(): LinePanel {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { pathname, search, state } = useLocation();
  const { panel, line } = (state ?? {}) as Partial<LineState>;
  return {
    line: hydrated && panel === "line" && line ? line : null,
    open: (line) => {
      const under = isPanel(state, CART_PANEL) ? CART_PANEL.panel : undefined;
      const opened = { panel: "line", line, ...(under && { under }) } satisfies LineState;
      void navigate({ pathname, search }, { state: opened, preventScrollReset: true });
    },
    close: () => void navigate(-1),
  };
}
