/** Perceived lightness below which light signs are read better on a colour; 0 to 1. */
const DARK_BELOW = 0.45;

/**
 * Whether what an element paints is dark, by its computed background: the first colour of its
 * gradients that is not see-through, else the one behind them. Null where there is none.
 */
export function isDarkGround(image: string, color: string): boolean | null {
  for (const layer of [...(image.match(/(rgba?|color)\([^)]*\)/g) ?? []), color]) {
    const isDark = isDarkColor(layer);
    if (isDark !== null) return isDark;
  }
  return null;
}

/** Whether a computed CSS colour is dark; null where it lets what is behind it through. */
function isDarkColor(color: string): boolean | null {
  const numbers = color.match(/[\d.]+%?/g)?.map(Number.parseFloat) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  if (numbers.length < 3 || alpha < 0.5) return null;
  // `color(srgb …)` and `color-mix()` count to 1, `rgb()` to 255.
  const most = color.startsWith("rgb") ? 255 : 1;
  return (0.299 * red + 0.587 * green + 0.114 * blue) / most < DARK_BELOW;
}
