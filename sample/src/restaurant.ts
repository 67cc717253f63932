import { coupons } from "./coupons.ts";
import { fillDishChoices } from "./dish-choices.ts";
import { closures } from "./hours.ts";
import { menus } from "./menus.ts";
import { offers } from "./offers.ts";
import { settings } from "./settings.ts";
import { readManifest } from "./stored-pictures.ts";
import type { SampleMenu } from "./types.ts";

/** Prefix of the slugs of all pictures that are not of a dish. */
const SCENE = "scene-";

/** Suffix for `item_image`, a single URL: the middle width, in the most widely supported format. */
const WHOLE_IMAGE = "-640.webp";

const pictures = readManifest();

/** Kawabe (川辺, "riverside"): the sample data of a new installation. */
export const sampleRestaurant = {
  settings: [...settings, { name: "pictures", value: scenes() }],
  menus: fillDishChoices(menus).map(pictured),
  special_hours: closures,
  offers,
  coupons,
};

/** The menu in wire format: each drawing recipe is replaced by the stored picture. */
function pictured(menu: SampleMenu) {
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map(({ picture: { slug }, ...item }) => {
        const picture = pictures[slug] ?? null;
        const item_image = picture && picture.path + WHOLE_IMAGE;
        return { ...item, item_image, item_picture: picture };
      }),
    })),
  };
}

/** The value of the setting `pictures`: slug `scene-hero-portrait` becomes key `hero_portrait`. */
function scenes() {
  return Object.fromEntries(
    Object.entries(pictures)
      .filter(([slug]) => slug.startsWith(SCENE))
      .map(([slug, picture]) => [slug.slice(SCENE.length).replaceAll("-", "_"), picture]),
  );
}
