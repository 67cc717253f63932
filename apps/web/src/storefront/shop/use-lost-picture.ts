import { type ComponentProps, useState } from "react";

/** Whether a picture failed to load, with the props that its `<img>` needs to detect it. */
export function useLostPicture(): [boolean, Pick<ComponentProps<"img">, "ref" | "onError">] {
  const [isLost, setLost] = useState(false);
  return [isLost, { ref: replayError, onError: () => setLost(true) }];
}

/**
 * A server-rendered picture may fail before React listens. Requesting it again repeats the error
 * event; an SVG without a size of its own is not mistaken for a failed picture.
 */
function replayError(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute("src", image.src);
}
