/** Texts of the signed-out pages: sign-in, invitation, password reset. */
export const sessionFr = {
  fields: {
    name: "Votre nom",
    email: "E-mail",
    password: "Mot de passe",
    newPassword: "Nouveau mot de passe",
    passwordHint: "De 8 à 1 000 caractères, espaces compris.",
    show: "Afficher",
    hide: "Masquer",
    optional: "facultatif",
  },
  signIn: {
    title: "Se connecter",
    submit: "Se connecter",
    busy: "Connexion…",
    forgotten: "Mot de passe oublié ?",
    codeTitle: "Encore un code",
    code: "Code de votre application",
    codeHint: "Les six chiffres du moment, ou un de vos codes de secours.",
    otherPerson: "Se connecter autrement",
  },
  forgotten: {
    title: "Mot de passe oublié",
    lead: "Indiquez votre e-mail : vous y recevrez un lien pour en choisir un autre.",
    submit: "Recevoir un lien",
    sent: "Si cette adresse est connue ici, un lien vous y attend. Il vaut une heure.",
  },
  welcome: {
    looking: "Un instant…",
    deadTitle: "Ce lien ne sert plus",
    deadText:
      "Un lien vaut une fois, et pour un temps. Demandez-en un autre à qui vous a invité, ou par « Mot de passe oublié ».",
    toSignIn: "Aller à la connexion",
    titles: {
      setup: (restaurant: string) => `Ouvrir le poste du restaurant ${restaurant}`,
      invitation: (restaurant: string) => `Bienvenue chez ${restaurant}`,
      reset: () => "Choisir un nouveau mot de passe",
    },
    leads: {
      setup: () =>
        "Vous êtes la première personne ici : vous pourrez ensuite inviter toute l’équipe.",
      invitation: (role: string) =>
        `On vous attend au poste de commandes (rôle : ${role}). Choisissez votre mot de passe et c’est prêt.`,
      reset: () => "Vos autres appareils devront se reconnecter.",
    },
    nameHint: "Celui que l’équipe verra à côté de ce que vous faites.",
    submit: "Ouvrir le poste",
    busy: "Ouverture…",
  },
};
