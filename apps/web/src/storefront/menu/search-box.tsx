import { useRef } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./search-box.module.css";

type SearchBoxProps = { value: string; onChange: (value: string) => void };

export function SearchBox({ value, onChange }: SearchBoxProps) {
  const { menu } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <search className={styles.search}>
      <Icon name="magnifying-glass" />
      <input
        ref={input}
        type="search"
        aria-label={menu.search}
        placeholder={menu.searchHint}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && clear()}
      />
      {value && <IconButton icon="x" size={18} label={menu.clearSearch} onClick={clear} />}
    </search>
  );
}
