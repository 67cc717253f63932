import "react";

/** Custom properties in `style`. */
declare module "react" {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
}
