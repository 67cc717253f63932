import { useMessages } from "../../../i18n/locale-context.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useShop } from "../../shop/shop-context.tsx";
import styles from "./pickup-place.module.css";

/** The restaurant's address, with the map. */
export function PickupPlace() {
  const { checkout, layout } = useMessages<"checkout">();
  const { name, address, google_map } = useShop().settings.contacts;
  return (
    <div className={styles.place}>
      <Icon name="map-pin" size={24} />
      <div>
        <p className={styles.label}>{checkout.pickupAt}</p>
        <p className={styles.name}>{name}</p>
        <p>{address}</p>
        {google_map && (
          <a href={google_map} target="_blank" rel="noreferrer" className={styles.map}>
            {checkout.map}
            <span className="visually-hidden"> {layout.newTab}</span>
            <Icon name="arrow-up-right" size={16} />
          </a>
        )}
      </div>
    </div>
  );
}
