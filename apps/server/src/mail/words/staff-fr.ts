/** Texts of mails to staff members in French, and the type of the other locales. */
export const staffFr = {
  roles: { owner: "propriétaire", manager: "responsable", kitchen: "cuisine" },
  invitation: {
    subject: (restaurant: string) => `Votre accès aux commandes du restaurant ${restaurant}`,
    title: "Rejoignez l’équipe",
    text: (restaurant: string, role: string) =>
      `Vous êtes invité(e) à suivre les commandes du restaurant ${restaurant}. Votre rôle\u00a0: ${role}.`,
    button: "Choisir mon mot de passe",
  },
  reset: {
    subject: (restaurant: string) => `Nouveau mot de passe – ${restaurant}`,
    title: "Choisissez un nouveau mot de passe",
    text: "Quelqu’un a demandé un nouveau mot de passe pour votre accès aux commandes. Si ce n’était pas vous, ignorez ce message\u00a0: rien ne change.",
    button: "Choisir un mot de passe",
  },
  factorRemoved: {
    subject: (restaurant: string) => `Double vérification retirée – ${restaurant}`,
    title: "Votre double vérification a été retirée",
    by: (owner: string) =>
      `${owner} a retiré la double vérification de votre accès aux commandes. Vos appareils ont été déconnectés.`,
    byMachine:
      "La double vérification de votre accès aux commandes a été retirée sur le serveur du restaurant. Vos appareils ont été déconnectés.",
    when: (moment: string) => `C’était ${moment}.`,
    next: "Vous vous connectez maintenant avec votre mot de passe seul. Activez-la de nouveau dans votre compte dès que possible.",
    notYou: "Si vous ne l’avez pas demandé, appelez le restaurant et changez votre mot de passe.",
  },
  valid: (hours: number) =>
    `Ce lien est valable ${hours > 1 ? `${hours}\u00a0heures` : "une heure"}, une seule fois. Ne le transmettez à personne.`,
  why: (restaurant: string) =>
    `Vous recevez ce message parce que votre adresse a été saisie par l’équipe du restaurant ${restaurant}.`,
};
