/** The address of a category on the menu page; two menus may hold the same category. */
export function sectionId(menuId: number, categoryId: number): string {
  return `c${menuId}-${categoryId}`;
}
