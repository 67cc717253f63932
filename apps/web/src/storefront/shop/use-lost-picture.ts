import { type ComponentProps, useState } from "react";

/** Whether a picture could not be had, and what its `<img>` is given so that this is known. */
export function useLostPicture(): [boolean, Pick<ComponentProps<"img">, "ref" | "onError">] {
  const [isLost, setLost] = useState(false);
  return [isLost, { ref: replayError, onError: () => setLost(true) }];
}

/**
 * A picture of a page that the server rendered may be lost before React listens. Asked for once
 * more it fails once more, which is heard; a drawing that has no size of its own is not mistaken
 * for a lost one.
 */
function replayError(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute("src", image.src);
}
