import type { Item } from "@noren/ordering/model.ts";
import { useSite } from "../../site-context.tsx";
import { classNames } from "../../ui/class-names.ts";
import { focusPosition } from "../../ui/focus-position.ts";
import { dyeOf } from "./category-dye.ts";
import styles from "./dish-picture.module.css";
import { fallbackSource, imageAddress, srcSetOf } from "./picture-sources.ts";
import { useLostPicture } from "./use-lost-picture.ts";

type DishPictureProps = {
  item: Pick<Item, "item_name" | "item_category_id" | "item_picture" | "item_image">;
  /** The rendered width as a `sizes` attribute; by default that next to a dish's text. */
  sizes?: string | undefined;
  /** In the first viewport: loaded at once, with high priority. */
  eager?: boolean | undefined;
  /** What the picture shows, where it is large; elsewhere it is decorative. */
  alt?: string | undefined;
  className?: string | undefined;
};

/**
 * Decorative without an alternative text, because the dish's name is next to it. Without a picture:
 * the name's first letter on the category's cloth.
 */
export function DishPicture(props: DishPictureProps) {
  const { item, sizes = "7rem", eager, alt = "", className } = props;
  const { apiRoot } = useSite();
  const [isLost, handlers] = useLostPicture();
  const { item_picture: picture, item_image: image } = item;
  const loading = {
    width: 960,
    height: 720,
    loading: eager ? ("eager" as const) : ("lazy" as const),
    decoding: "async" as const,
    ...(eager && { fetchPriority: "high" as const }),
    ...handlers,
  };

  return (
    <div
      className={classNames(styles.picture, className)}
      style={picture ? { backgroundColor: picture.background } : undefined}
    >
      {isLost || !(picture || image) ? (
        <div className={styles.none} style={dyeOf(item)} aria-hidden="true">
          {[...item.item_name][0]}
        </div>
      ) : picture ? (
        <picture>
          {picture.formats.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={srcSetOf(picture, format, apiRoot)}
              sizes={sizes}
            />
          ))}
          <img
            {...loading}
            alt={alt}
            src={fallbackSource(picture, apiRoot)}
            style={{ objectPosition: focusPosition(picture) }}
          />
        </picture>
      ) : (
        <img {...loading} alt={alt} src={image ? imageAddress(image, apiRoot) : undefined} />
      )}
    </div>
  );
}
