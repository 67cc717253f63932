import type { RestaurantFacts } from "./legal-text.ts";

type Ways = Pick<RestaurantFacts, "email" | "phone">;

/** How to contact the restaurant, by its settings; at the counter without any. */
export function reachFr({ email, phone }: Ways): string {
  const ways = [email && `par e-mail à ${email}`, phone && `par téléphone au ${whole(phone)}`];
  return ways.filter(Boolean).join(" ou ") || "au comptoir";
}

export function reachEn({ email, phone }: Ways): string {
  const ways = [email && `by e-mail at ${email}`, phone && `by phone on ${whole(phone)}`];
  return ways.filter(Boolean).join(" or ") || "at the counter";
}

/** A number that is read out is not broken by a line's end. */
function whole(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}
