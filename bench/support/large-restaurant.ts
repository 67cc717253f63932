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
    const optionId = (id: number) => 100_000 + index * 100 + id;
    const choiceId = (id: number) => 1_000_000 + index * 1000 + id;
    return (
      dish && {
        ...dish,
        item_id: 100_000 + index,
        item_name: `${dish.item_name} ${index + 1}`,
        translations: {},
        options: dish.options?.map(({ group_id: _, only_with, ...option }) => ({
          ...option,
          option_id: optionId(option.option_id),
          ...(only_with && {
            only_with: {
              ...only_with,
              option_id: optionId(only_with.option_id),
              choices: only_with.choices.map(choiceId),
            },
          }),
          option_options: option.option_options?.map((choice) => ({
            ...choice,
            id: choiceId(choice.id),
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
