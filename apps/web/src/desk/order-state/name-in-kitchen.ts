type Named = { name: string; kitchen_name?: string };

/** What the kitchen calls a dish or a choice. */
export function nameInKitchen({ name, kitchen_name = name }: Named): string {
  return kitchen_name;
}
