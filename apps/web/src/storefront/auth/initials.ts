/** One or two capital letters; "" where no name is known. */
export function initialsOf({
  first_name,
  last_name,
}: {
  first_name: string;
  last_name: string;
}): string {
  return [first_name, last_name]
    .map((name) => [...name.trim().normalize("NFC")][0]?.toUpperCase() ?? "")
    .join("");
}
