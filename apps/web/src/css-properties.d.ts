import "react";

/** Allows custom properties in `style`. */
declare module "react" {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
}
