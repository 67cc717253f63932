import { capitalise } from "@noren/contract/format/capitalise.ts";
import styles from "./thumbnail.module.css";

type ThumbnailProps = {
  picture: string | null;
  name: string;
  /** Has its size. */
  className: string | undefined;
};

/** A dish's photo in a list; without one the first letter of its name. */
export function Thumbnail({ picture, name, className }: ThumbnailProps) {
  const classes = `${styles.thumbnail} ${className}`;
  if (picture) return <img src={picture} alt="" className={classes} loading="lazy" />;
  const [letter = ""] = name;
  return (
    <span className={classes} aria-hidden="true">
      {capitalise(letter)}
    </span>
  );
}
