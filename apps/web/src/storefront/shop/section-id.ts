/** Element id of a category on the menu page; two menus may contain the same category. */
export function sectionId(menuId: number, categoryId: number): string {
  return `c${menuId}-${categoryId}`;
}
