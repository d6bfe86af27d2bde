import type { MailLanguage } from "@flaneur/contract";
import type { Mail } from "../links/mailer.ts";

const CONFIRMATION = {
  en: {
    subject: "Your new address at Flâneur",
    text: (link: string, minutes: number) => `Hello,

Someone wants to use this address for an account at Flâneur. To confirm it, open this link within ${minutes} minutes:

${link}

The link works once. From then on, you sign in with this address, and your other sessions end.

If you did not ask for this, you need not do anything.
`,
  },
  fr: {
    subject: "Votre nouvelle adresse chez Flâneur",
    text: (link: string, minutes: number) => `Bonjour,

Cette adresse doit devenir celle d’un compte Flâneur. Pour la confirmer, ouvrez ce lien dans les ${minutes} minutes :

${link}

Le lien ne fonctionne qu’une fois. Ensuite, vous vous connectez avec cette adresse, et vos autres sessions prennent fin.

Si vous n’avez rien demandé, vous n’avez rien à faire.
`,
  },
} as const;

const NOTICE = {
  en: {
    subject: "Your account at Flâneur will get another address",
    text: (address: string, minutes: number) => `Hello,

Someone who knows your password wants to change the address of your account at Flâneur to this one:

${address}

If it has no account yet, a link was sent there, which is valid for ${minutes} minutes.

If you did not ask for this, change your password now: the link then becomes invalid.
`,
  },
  fr: {
    subject: "Votre compte Flâneur va changer d’adresse",
    text: (address: string, minutes: number) => `Bonjour,

Une personne qui connaît votre mot de passe veut donner cette adresse à votre compte Flâneur :

${address}

Si elle n’a pas encore de compte, un lien y a été envoyé, valable ${minutes} minutes.

Si vous n’avez rien demandé, changez de mot de passe dès maintenant : le lien devient alors invalide.
`,
  },
} as const;

interface Addressed {
  readonly to: string;
  readonly minutes: number;
  readonly language: MailLanguage;
}

/** Returns the mail to the new address, with the link that confirms it. */
export function confirmationMail({ to, link, minutes, language }: Addressed & { readonly link: string }): Mail {
  const { subject, text } = CONFIRMATION[language];
  return { to, subject, text: text(link, minutes) };
}

/** Returns the mail to the old address, which names the new one. */
export function noticeMail({ to, address, minutes, language }: Addressed & { readonly address: string }): Mail {
  const { subject, text } = NOTICE[language];
  return { to, subject, text: text(address, minutes) };
}
