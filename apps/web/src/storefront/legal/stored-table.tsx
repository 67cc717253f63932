import { useMessages } from "../../i18n/locale-context.tsx";
import { STORED, type StoredKey } from "../../platform/storage.ts";
import { useSite } from "../../site-context.tsx";
import styles from "./stored-table.module.css";

/** Everything stored in the browser, from the list that the storage code itself uses. */
export function StoredTable() {
  const { stored: words } = useMessages<"legal">().legal;
  const { site } = useSite();
  const keys = Object.keys(STORED) as StoredKey[];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.purpose}</th>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.kept}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => {
          const { driver, days } = STORED[key];
          return (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{words.purposes[key]}</td>
              <td>{words.places[driver === "persisted" ? site.storage : driver]}</td>
              <td>{driver === "session" ? words.whileOpen : words.days(days)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
