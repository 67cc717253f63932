import { coupons } from "./coupons.ts";
import { menus } from "./menus.ts";
import { offers } from "./offers.ts";
import { settings } from "./settings.ts";
import { readManifest } from "./stored-pictures.ts";
import type { SampleMenu } from "./types.ts";

/** How the slugs of pictures that are no dish begin. */
const SCENE = "scene-";

/** Shown where a picture is one address: the middle width, in a format that everything reads. */
const WHOLE_IMAGE = "-640.webp";

const pictures = readManifest();

/** Kawabe, 川辺, “by the river”: the restaurant that a new installation opens with. */
export const sampleRestaurant = {
  settings: [...settings, { name: "pictures", value: scenes() }],
  menus: menus.map(pictured),
  offers,
  coupons,
};

/** In the form of the wire: each dish with its stored picture in place of how it is drawn. */
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

/** The setting `pictures`: `scene-hero-portrait` is its `hero_portrait`. */
function scenes() {
  return Object.fromEntries(
    Object.entries(pictures)
      .filter(([slug]) => slug.startsWith(SCENE))
      .map(([slug, picture]) => [slug.slice(SCENE.length).replaceAll("-", "_"), picture]),
  );
}
