/** Perceived lightness, 0 to 1, below which light text is easier to read on a colour. */
const DARK_BELOW = 0.45;

/**
 * Whether an element's computed background is dark: the first opaque colour of its gradients, else
 * its background colour. Null where it is transparent.
 */
export function isDarkGround(image: string, color: string): boolean | null {
  for (const layer of [...(image.match(/(rgba?|color)\([^)]*\)/g) ?? []), color]) {
    const isDark = isDarkColor(layer);
    if (isDark !== null) return isDark;
  }
  return null;
}

/** Whether a computed CSS colour is dark; null where it is transparent. */
function isDarkColor(color: string): boolean | null {
  const numbers = color.match(/[\d.]+%?/g)?.map(Number.parseFloat) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  if (numbers.length < 3 || alpha < 0.5) return null;
  // Components of `color(srgb …)` and `color-mix()` range to 1, those of `rgb()` to 255.
  const most = color.startsWith("rgb") ? 255 : 1;
  return (0.299 * red + 0.587 * green + 0.114 * blue) / most < DARK_BELOW;
}
