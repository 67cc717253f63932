import { sampleRestaurant } from "@noren/sample/restaurant.ts";

/**
 * The sample restaurant extended to that many dishes: its own first, then copies with other ids and
 * names, including pictures and options. In the format of `SAMPLE_DATA`.
 */
export function largeRestaurant(dishes: number) {
  const { menus } = sampleRestaurant;
  const own = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  const missing = Array.from({ length: Math.max(0, dishes - own.length) }, (_, index) => {
    const dish = own[index % own.length];
    return (
      dish && {
        ...dish,
        item_id: 100_000 + index,
        item_name: `${dish.item_name} ${index + 1}`,
        translations: {},
        options: dish.options?.map((option) => ({
          ...option,
          option_id: 100_000 + index * 100 + option.option_id,
          option_options: option.option_options?.map((choice) => ({
            ...choice,
            id: 1_000_000 + index * 1000 + choice.id,
          })),
        })),
      }
    );
  });
  const [first, ...others] = menus;
  const [category, ...categories] = first?.categories ?? [];
  const items = [...(category?.items ?? []), ...missing];
  return {
    ...sampleRestaurant,
    menus: [{ ...first, categories: [{ ...category, items }, ...categories] }, ...others],
  };
}
