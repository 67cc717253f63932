import { rolesFr } from "./desk-roles-fr.ts";
import { plural } from "./plural.ts";

/** Texts of the back office: history, staff, payments, own account. */
export const backOfficeFr = {
  days: {
    day: "Jour",
    dayBefore: "Jour précédent",
    dayAfter: "Jour suivant",
    search: "Numéro, nom ou téléphone",
    found: (found: number, total: number) =>
      total === 0
        ? "Aucune commande ce jour-là."
        : found === 0
          ? "Aucune commande ne correspond à cette recherche ce jour-là."
          : `${found} sur ${total}`,
    details: "Détail",
    open: (number: string) => `Détail de la commande ${number}`,
  },
  account: {
    password: "Mot de passe",
    oldPassword: "Mot de passe actuel",
    changePassword: "Changer le mot de passe",
    passwordChanged: "C’est fait. Vos autres appareils devront se reconnecter.",
    sessions: {
      title: "Appareils connectés",
      unknown: "Appareil inconnu",
      device: (browser: string, system: string) => `${browser} sur ${system}`,
      here: "Cet appareil",
      lastUsed: (moment: string) => `Vu le ${moment}`,
      end: "Déconnecter",
      endNamed: (device: string) => `Déconnecter ${device}`,
      endOthers: "Déconnecter tous les autres",
    },
  },
  totp: {
    title: "Double vérification",
    on: "Un code de votre application est demandé à chaque connexion.",
    off: "En plus du mot de passe, un code de votre téléphone : même un mot de passe volé n’ouvre rien.",
    yourPassword: "Votre mot de passe, pour confirmer",
    turnOn: "Activer",
    turnOff: "Désactiver",
    scan: "Scannez ce code avec votre application (Aegis, Google Authenticator, 1Password…).",
    qr: "Code QR de la double vérification",
    byHand: "Ou recopiez cette clé :",
    firstCode: "Le code qu’elle affiche",
    confirm: "Confirmer",
    keepCodes:
      "C’est activé. Gardez ces codes de secours en lieu sûr : chacun sert une fois, et ils ne seront plus montrés.",
    codes: "Codes de secours",
    copy: "Copier les codes",
    copied: "Copiés",
  },
  people: {
    team: "Qui travaille ici",
    you: "(vous)",
    hasTotp: "double vérification",
    isDisabled: "accès suspendu",
    role: "Rôle",
    roleOf: (name: string) => `Rôle de ${name}`,
    roles: rolesFr.described,
    disable: "Suspendre",
    enable: "Rétablir",
    disableWho: (name: string) => `Suspendre l’accès de ${name}`,
    enableWho: (name: string) => `Rétablir l’accès de ${name}`,
    factor: {
      open: "Double vérification perdue",
      openWho: (name: string) => `Double vérification perdue\u00a0: ${name}`,
      title: (name: string) => `Retirer la double vérification de ${name}\u00a0?`,
      text: "Ses appareils sont déconnectés, et son mot de passe suffit pour se reconnecter. Un e-mail le lui dit. Assurez-vous que c’est bien cette personne qui le demande.",
      submit: "Retirer la double vérification",
      keep: "La garder",
      done: (name: string) => `La double vérification de ${name} est retirée. Un e-mail est parti.`,
    },
    invite: "Inviter quelqu’un",
    invitations: "Invitations en attente",
    sendInvitation: "Envoyer l’invitation",
    invited: (email: string) => `L’invitation est partie à ${email}. Elle vaut 72 heures.`,
    until: (moment: string) => `valable jusqu’au ${moment}`,
    withdraw: "Retirer",
    withdrawWhose: (email: string) => `Retirer l’invitation de ${email}`,
  },
  payments: {
    waiting: (count: number) =>
      plural(count, "Un paiement est à vérifier", `${count} paiements sont à vérifier`),
    lead: "Ce qui n’est pas clair entre la carte et la commande, jusqu’à ce que quelqu’un l’ait vu.",
    noneTitle: "Rien à vérifier",
    noneText: "Chaque paiement correspond à sa commande.",
    seen: "Vu",
    seenBy: (who: string) => `Vu par ${who}`,
    kinds: {
      without_order: "paiement sans commande",
      differs: "montant différent de la commande",
      paid_late: "payé après coup",
      lost: "commande dont le paiement a disparu",
      capture_failed: "encaissement impossible",
      refund_failed: "remboursement impossible",
      refunded_elsewhere: "remboursé en dehors d’ici",
      dispute: "contesté par le client",
    },
    outcomes: {
      releasing: "en cours de restitution",
      settled: "rattaché à sa commande",
      nothing: "rien n’a été fait",
      captured: "encaissé",
      voided: "libéré",
      refunded: "remboursé",
      refused: "refusé par le prestataire : à traiter chez lui",
    },
  },
  receipts: {
    title: (number: string, isCreditNote: boolean) =>
      `${isCreditNote ? "Avoir" : "Reçu"} n° ${number}`,
    back: "Retour à l’historique",
    print: "Imprimer",
    fields: {
      address: "l’adresse",
      siret: "le numéro SIRET",
      vat_number: "le numéro de TVA (sauf franchise en base)",
    },
    missing: (names: string) =>
      `Il manque sur vos reçus : ${names}. Complétez les réglages « business » et « contacts » : la loi demande ces mentions. Les reçus déjà émis restent comme ils sont.`,
  },
};
