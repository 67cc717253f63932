import type { Picture } from "@noren/ordering/model.ts";
import { useSite } from "../../site-context.tsx";
import { fallbackSource, srcSetOf } from "../shop/picture-sources.ts";
import { useLostPicture } from "../shop/use-lost-picture.ts";
import styles from "./hero-picture.module.css";

/** Breakpoint of the layout: portrait image below it, landscape image from it on. */
const WIDE = "(min-width: 64rem)";

type HeroPictureProps = { wide: Picture; tall: Picture };

/**
 * The restaurant's own picture, one file for phones and one for wide screens. Decorative, so its
 * alt text is empty.
 */
export function HeroPicture({ wide, tall }: HeroPictureProps) {
  const { apiRoot } = useSite();
  const [isLost, handlers] = useLostPicture();
  return (
    <picture className={styles.picture}>
      {wide.formats.map((format) => (
        <source
          key={`wide ${format}`}
          media={WIDE}
          type={`image/${format}`}
          srcSet={srcSetOf(wide, format, apiRoot)}
          sizes="100vw"
        />
      ))}
      {tall.formats.map((format) => (
        <source
          key={`tall ${format}`}
          type={`image/${format}`}
          srcSet={srcSetOf(tall, format, apiRoot)}
          sizes="100vw"
        />
      ))}
      {!isLost && (
        <img
          {...handlers}
          src={fallbackSource(tall, apiRoot)}
          alt=""
          width={900}
          height={1100}
          decoding="async"
          fetchPriority="high"
        />
      )}
    </picture>
  );
}
