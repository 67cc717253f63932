import type { SavedAddress } from "@noren/contract/addresses-api.ts";
import { ADDRESS_WORDS } from "../../i18n/address-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { Button } from "../../ui/button.tsx";
import { addressName, townName } from "../addresses/address-name.ts";
import styles from "./address-row.module.css";

type AddressRowProps = {
  address: SavedAddress;
  onEdit: () => void;
  onRemove: () => void;
  onDefault: () => void;
};

/** One saved address with what can be done with it. */
export function AddressRow({ address, onEdit, onRemove, onDefault }: AddressRowProps) {
  const { locale } = useLocale();
  const words = ADDRESS_WORDS[locale];
  const name = addressName(address);
  const { label, is_default, id, details } = address;
  const { floor, door_code, instructions } = details;
  const found = [floor, door_code, instructions].filter(Boolean).join(" · ");
  return (
    <div className={styles.row}>
      <p className={styles.name}>
        <strong>{name}</strong>
        {is_default && <span className={styles.mark}>{words.isDefault}</span>}
      </p>
      {label && <p>{address.address}</p>}
      <p>{townName(address)}</p>
      {found && <p>{found}</p>}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          data-focus={`edit-${id}`}
          aria-label={words.editNamed(name)}
          onClick={onEdit}
        >
          {words.edit}
        </Button>
        <Button variant="secondary" aria-label={words.removeNamed(name)} onClick={onRemove}>
          {words.remove}
        </Button>
        {!is_default && (
          <Button
            variant="quiet"
            className={styles.quiet}
            aria-label={words.makeDefaultNamed(name)}
            onClick={onDefault}
          >
            {words.makeDefault}
          </Button>
        )}
      </div>
    </div>
  );
}
