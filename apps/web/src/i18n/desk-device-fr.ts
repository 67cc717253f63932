/** Texts about the device: alerts by push, the installed desk. */
export const deviceFr = {
  title: "Cet appareil",
  push: "Alertes, même écran éteint",
  pushText:
    "Une nouvelle commande réveille cet appareil par une notification, tant que vous y êtes connecté. Elle dit le numéro, l’heure et la somme, rien du client.",
  turnOn: "Activer les alertes ici",
  turnOff: "Couper les alertes ici",
  on: "Les alertes sont actives sur cet appareil.",
  busy: "Un instant…",
  failed: "L’appareil n’a pas pu s’abonner. Vérifiez le réseau, puis réessayez.",
  denied:
    "Ce navigateur bloque les notifications du poste. Touchez l’icône à gauche de l’adresse, autorisez les notifications, puis rechargez la page.",
  none: "Ce navigateur ne reçoit pas de notifications : gardez le poste ouvert et l’écran allumé.",
  installTitle: "Le poste comme application",
  installText:
    "Sur l’écran d’accueil, avec sa propre icône : il s’ouvre d’un geste, et sa sonnerie marche aussi après un rechargement.",
  install: "Installer le poste",
  installOnIos:
    "Sur un iPhone ou un iPad : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez ensuite le poste par son icône : les alertes s’activent là.",
};
