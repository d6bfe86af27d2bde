import type { enAccount } from "../en/account.ts";
import { createFormats } from "../formats.ts";

const { number, plural } = createFormats("fr");

export const frAccount: typeof enAccount = {
  passwordField: { show: "Afficher le mot de passe" },
  auth: {
    email: "E-mail",
    password: "Mot de passe",
    confirmation: "Confirmez le mot de passe",
    signUp: {
      title: "Créer un compte",
      subtitle: "Inscrivez-vous pour découvrir des lieux formidables à Paris",
      passwordHint: "Choisissez un mot de passe (6 caractères minimum)",
      submit: "Créer un compte",
      pending: "Création du compte…",
      switchForm: "Se connecter",
      failed: "L’inscription a échoué. Réessayez.",
      invalidResponse: "L’inscription a échoué : réponse du serveur non valide",
    },
    signIn: {
      title: "Ravis de vous revoir",
      subtitle: "Connectez-vous pour retrouver vos favoris et vos vues.",
      submit: "Se connecter",
      pending: "Connexion…",
      switchForm: "Créer un compte",
      failed: "La connexion a échoué. Réessayez.",
      invalidResponse: "La connexion a échoué : réponse du serveur non valide",
    },
    forgotPassword: "Mot de passe oublié ?",
    withoutAccount: "Continuer sans compte",
    reasons: {
      favorites: {
        title: "Gardez vos favoris",
        text: "Créez un compte gratuit pour garder les lieux que vous aimez et les retrouver partout.",
      },
      views: {
        title: "Créez vos vues",
        text: "Créez un compte gratuit pour classer les lieux dans des vues, avec les filtres qui vous conviennent.",
      },
      lists: {
        title: "Créez vos listes",
        text: "Créez un compte gratuit pour copier cette liste, la modifier et y ajouter vos notes.",
      },
      sessionEnded: {
        title: "Votre session a pris fin",
        text: "Reconnectez-vous pour continuer. Ce que vous avez saisi est conservé.",
      },
    },
    shownNow: "Ce qui est affiché maintenant",
    errors: {
      emailRequired: "L’e-mail est obligatoire",
      emailInvalid: "Indiquez une adresse e-mail valide",
      passwordRequired: "Le mot de passe est obligatoire",
      passwordTooShort: "Le mot de passe doit compter au moins 6 caractères",
      confirmationRequired: "Confirmez votre mot de passe",
      confirmationDiffers: "Les mots de passe ne sont pas identiques",
    },
  },
  passwordReset: {
    ask: {
      title: "Mot de passe oublié ?",
      subtitle: "Indiquez l’e-mail de votre compte. Vous recevrez un lien pour choisir un nouveau mot de passe.",
      submit: "Envoyer le lien",
      pending: "Envoi…",
    },
    sent: {
      title: "Consultez vos e-mails",
      text: (email: string) =>
        `Si ${email} a un compte, un lien vient d’y être envoyé. Il fonctionne une fois, pendant 30 minutes.`,
      hint: "Pas d’e-mail ? Regardez dans les indésirables, ou demandez un autre lien.",
    },
    choose: {
      title: "Choisir un nouveau mot de passe",
      subtitle: "Toutes vos sessions prennent fin quand il est enregistré.",
      newPassword: "Nouveau mot de passe",
      submit: "Enregistrer le mot de passe",
      pending: "Enregistrement…",
      requestAgain: "Demander un nouveau lien",
    },
    done: {
      title: "Votre mot de passe est enregistré",
      text: "Connectez-vous avec lui. Toutes les sessions précédentes ont pris fin.",
    },
    toSignIn: "Se connecter",
  },
  addressChange: {
    ask: {
      title: "Changer d’e-mail",
      subtitle: "Un lien est envoyé à la nouvelle adresse. Le changement prend effet quand vous l’ouvrez.",
      email: "Nouvel e-mail",
      submit: "Envoyer le lien",
      pending: "Envoi…",
    },
    sent: {
      title: "Consultez vos e-mails",
      text: (email: string) =>
        `Si ${email} n’a pas encore de compte, un lien vient d’y être envoyé. Il fonctionne une fois, pendant 30 minutes.`,
      hint: "Tant que vous ne l’avez pas ouvert, vous vous connectez avec l’ancienne adresse.",
    },
    confirm: {
      title: "Utiliser cet e-mail ?",
      subtitle: "Vous vous connecterez avec la nouvelle adresse. Vos autres sessions prennent fin.",
      submit: "Utiliser le nouvel e-mail",
      pending: "Changement…",
    },
    done: {
      title: "Votre e-mail est changé",
      text: (email: string) => `Votre compte a maintenant l’adresse ${email}.`,
    },
    close: "Fermer",
  },
  account: {
    title: "Compte",
    changeAddress: "Changer d’e-mail…",
    changePassword: "Changer de mot de passe",
    changing: "Changement…",
    currentPassword: "Mot de passe actuel",
    newPassword: "Nouveau mot de passe",
    sessionsEnd: "Vos autres sessions seront fermées.",
    saved: "Enregistré",
    wrongPassword: "Ce n’est pas votre mot de passe.",
    download: "Télécharger mes données",
    pocket: "Paris dans la poche",
    pocketHint: "Tous les lieux, vos favoris et vos listes sur cet appareil, pour quand il n’y a pas de réseau.",
    pocketButton: "Ouvrir…",
    downloadHint: "Profil, favoris, vues et listes, dans un fichier JSON.",
    downloadButton: "Télécharger",
    downloading: "Préparation…",
    delete: "Supprimer mon compte",
    deleteHint: "Les favoris, les vues et les listes sont supprimés avec lui, aussitôt.",
    deleteButton: "Supprimer…",
    deleting: "Suppression…",
    deletedAtOnce: "C’est définitif. Sont supprimés aussitôt :",
    deletedAccount: (username: string) => `Votre compte ${username}`,
    deletedData: (views: number) =>
      `${number(views)} ${plural(views, { one: "vue", other: "vues" })}, tous les favoris, et toutes les listes avec leurs liens`,
    deletedSessions: "Toutes les sessions, sur tous les appareils",
    yourPassword: "Votre mot de passe",
  },
};
