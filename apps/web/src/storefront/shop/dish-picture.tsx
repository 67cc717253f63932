import type { Item } from "@noren/ordering/model.ts";
import { useSite } from "../../site-context.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Crest } from "../../ui/crest.tsx";
import styles from "./dish-picture.module.css";
import { fallbackSource, imageAddress, srcSetOf } from "./picture-sources.ts";
import { useLostPicture } from "./use-lost-picture.ts";

type DishPictureProps = {
  item: Pick<Item, "item_picture" | "item_image">;
  /** The rendered width as a `sizes` attribute. */
  sizes: string;
  /** In the first viewport: loaded eagerly, the most important one with high priority. */
  priority?: "high" | "eager" | "lazy";
  className?: string | undefined;
};

/** Decorative, because the dish's name is beside it. Without a picture: the crest on cloth. */
export function DishPicture({ item, sizes, priority = "lazy", className }: DishPictureProps) {
  const { apiRoot } = useSite();
  const [isLost, handlers] = useLostPicture();
  const { item_picture: picture, item_image: image } = item;
  const loading = {
    width: 960,
    height: 720,
    loading: priority === "lazy" ? ("lazy" as const) : ("eager" as const),
    decoding: "async" as const,
    ...(priority === "high" && { fetchPriority: "high" as const }),
    ...handlers,
  };

  return (
    <div
      className={classNames(styles.picture, className)}
      style={picture ? { backgroundColor: picture.background } : undefined}
    >
      {isLost || !(picture || image) ? (
        <div className={styles.none}>
          <Crest size="38%" />
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
          <img {...loading} alt="" src={fallbackSource(picture, apiRoot)} />
        </picture>
      ) : (
        <img {...loading} alt="" src={image ? imageAddress(image, apiRoot) : undefined} />
      )}
    </div>
  );
}
