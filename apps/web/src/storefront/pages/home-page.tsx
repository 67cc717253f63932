import { useMessages } from "../../i18n/locale-context.tsx";
import { Noren } from "../../ui/noren.tsx";

export function HomePage() {
  const m = useMessages();
  return (
    <>
      <Noren />
      <h1>{m.home.headline.join(" ")}</h1>
    </>
  );
}
