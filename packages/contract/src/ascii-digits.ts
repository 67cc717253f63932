const DIGIT = /\p{Nd}/u;

/** Decimal digits of any script as 0 to 9: Unicode keeps those of a script in a row of ten. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
    return String(value);
  });
}
