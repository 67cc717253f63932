/** The restaurant's crest: a river of three strokes in a ring. Inherits the text colour. */
export function Crest({ size = 32 }: { size?: number | string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="50" cy="50" r="44" strokeWidth="6" />
      <path d="M31 24c-4 16-4 36 0 52M50 18v64M69 24c4 16 4 36 0 52" strokeWidth="8" />
    </svg>
  );
}
