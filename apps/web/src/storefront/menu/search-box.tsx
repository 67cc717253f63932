import { useEffect, useRef } from "react";
import { useMessages } from "../../i18n/locale-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./search-box.module.css";

type SearchBoxProps = {
  /** Called with the field's text. */
  onSearch: (text: string) => void;
  /** Called on focus, before typing. */
  onFocus: () => void;
};

/** An uncontrolled field: a typed letter is painted before the page handles it. */
export function SearchBox({ onSearch, onFocus }: SearchBoxProps) {
  const { menu } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
    onSearch("");
  };
  useEffect(() => {
    const typedBefore = input.current?.value;
    if (typedBefore) onSearch(typedBefore);
  }, [onSearch]);
  return (
    <search className={styles.search}>
      <div className={styles.field}>
        <Icon name="magnifying-glass" />
        <input
          ref={input}
          type="search"
          aria-label={menu.search}
          placeholder={menu.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onFocus}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && clear()}
        />
        <IconButton
          icon="x"
          size={18}
          label={menu.clearSearch}
          className={styles.clear}
          onClick={clear}
        />
      </div>
    </search>
  );
}
