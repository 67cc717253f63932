/** Ids of headings, to which the rail leads. */
export function menuAnchor({ menu_id }: { menu_id: number }): string {
  return `menu-${menu_id}`;
}

export function categoryAnchor(
  menu: { menu_id: number },
  { category_id }: { category_id: number },
): string {
  return `${menuAnchor(menu)}-${category_id}`;
}
