import type { RestaurantFacts } from "./legal-text.ts";

type Ways = Pick<RestaurantFacts, "email" | "phone">;

/** How to contact the restaurant: e-mail and telephone, or at the counter if neither is set. */
export function reachFr({ email, phone }: Ways): string {
  const ways = [email && `par e-mail à ${email}`, phone && `par téléphone au ${whole(phone)}`];
  return ways.filter(Boolean).join(" ou ") || "au comptoir";
}

export function reachEn({ email, phone }: Ways): string {
  const ways = [email && `by e-mail at ${email}`, phone && `by phone on ${whole(phone)}`];
  return ways.filter(Boolean).join(" or ") || "at the counter";
}

/** Makes the spaces of a telephone number non-breaking. */
function whole(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}
