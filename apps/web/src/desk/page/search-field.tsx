import { TextField } from "../../ui/text-field.tsx";

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
};

/** Narrows a list down to what contains the words. */
export function SearchField({ onChange, ...field }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      autoComplete="off"
      {...field}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
