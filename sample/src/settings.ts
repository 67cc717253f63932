type ZoneRow = readonly [name: string, city: string, postalCode: string, fee: number];

const ZONES: readonly ZoneRow[] = [
  ["Terreaux et Pentes", "Lyon", "69001", 2.9],
  ["Presqu’île et Confluence", "Lyon", "69002", 1.9],
  ["Part-Dieu et Montchat", "Lyon", "69003", 2.9],
  ["Croix-Rousse", "Lyon", "69004", 3.4],
  ["Vieux Lyon et Fourvière", "Lyon", "69005", 2.4],
  ["Brotteaux et Tête d’Or", "Lyon", "69006", 2.9],
  ["Guillotière et Gerland", "Lyon", "69007", 2.4],
  ["Monplaisir", "Lyon", "69008", 3.9],
  ["Vaise", "Lyon", "69009", 3.9],
  ["Villeurbanne", "Villeurbanne", "69100", 4.4],
  ["Caluire", "Caluire-et-Cuire", "69300", 4.9],
];

const zones = ZONES.map(([name, city, postal_code, delivery_fee]) => ({
  name,
  city,
  country: "France",
  postal_code,
  delivery_fee,
}));

/** All values are fictional; numbers are from ranges reserved for fiction. */
export const settings = [
  {
    name: "contacts",
    value: {
      name: "Kawabe",
      address: "27 quai des Brumes, 69002 Lyon",
      latitude: 45.75612,
      longitude: 4.82641,
      phone: "+33 4 65 71 20 12",
      email: "bonjour@kawabe.example",
      facebook: "https://facebook.example/kawabe.lyon",
      twitter: "",
      instagram: "https://instagram.example/kawabe.lyon",
      linkedin: "",
      youtube: "",
      pinterest: "",
      tiktok: "https://tiktok.example/@kawabe.lyon",
      google_map: "https://www.google.com/maps?q=45.75612,4.82641",
    },
  },
  {
    name: "payments",
    value: { stripe: { active: true }, paypal: { active: false }, cod: { active: true } },
  },
  {
    name: "features",
    value: {
      delivery: {
        max_distance: 8,
        unit: "km",
        calculation_type: "zone_based",
        minimum_order: 20,
        hard_minimum: 0,
        flat_charge: 2.5,
        zones,
      },
    },
  },
  {
    name: "scheduling",
    value: {
      show_range: true,
      remove_first_range: false,
      remove_first_range_number: 1,
      remove_last_range: true,
      remove_last_range_number: 1,
      minimum_time: 45,
      pickup_show_range: false,
      pickup_remove_first_range: false,
      pickup_remove_first_range_number: 1,
      pickup_remove_last_range: false,
      pickup_remove_last_range_number: 1,
      pickup_minimum_time: 20,
    },
  },
  {
    name: "business",
    value: {
      legal_name: "Kawabe Exemple",
      legal_form: "SAS",
      share_capital: "10 000 €",
      siret: "999 999 907 00010",
      registration: "RCS Lyon 999 999 907",
      vat_number: "FR29 999999907",
      registered_office: "27 quai des Brumes, 69002 Lyon",
      publication_director: "Camille Exemple",
      host_name: "Hébergeur Exemple SARL",
      host_address: "1 rue de l’Exemple, 69001 Lyon",
      host_phone: "+33 4 65 71 20 13",
      mediator_name: "Médiation Exemple",
      mediator_address: "2 rue de l’Exemple, 69001 Lyon",
      mediator_website: "https://mediation.example",
    },
  },
  { name: "timezone", value: "Europe/Paris" },
  { name: "tax", value: { enabled: true, inclusive: true, quantity: "reference" } },
];
