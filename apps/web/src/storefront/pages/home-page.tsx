import { useMemo } from "react";
import { bestSellers } from "../home/best-sellers.ts";
import { BestSellers } from "../home/best-sellers-section.tsx";
import { CurrentOffers } from "../home/current-offers.tsx";
import { Hero } from "../home/hero.tsx";
import { Visit } from "../home/visit.tsx";
import { useMenusInOrder } from "../menu/use-menus-in-order.ts";
import { Notices } from "../shop/notices.tsx";

export function HomePage() {
  const menus = useMenusInOrder();
  const best = useMemo(() => bestSellers(menus), [menus]);
  return (
    <>
      <Hero dishes={best} />
      <Notices />
      <BestSellers dishes={best} />
      <CurrentOffers />
      <Visit />
    </>
  );
}
