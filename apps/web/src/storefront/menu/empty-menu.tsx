import { useMessages } from "../../i18n/locale-context.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export function EmptyMenu() {
  const { menu } = useMessages();
  return <EmptyState title={menu.nothing} text={menu.nothingText} />;
}
