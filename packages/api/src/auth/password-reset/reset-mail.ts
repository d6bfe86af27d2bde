import type { MailLanguage } from "@flaneur/contract";
import type { Mail } from "../links/mailer.ts";

interface ResetMail {
  readonly to: string;
  readonly link: string;
  readonly minutes: number;
  readonly language: MailLanguage;
}

const TEXTS = {
  en: {
    subject: "A new password for Flâneur",
    text: (link: string, minutes: number) => `Hello,

Someone asked for a new password for your account at Flâneur. To choose one, open this link within ${minutes} minutes:

${link}

The link works once. When the password is set, all your sessions end.

If you did not ask for this, you need not do anything: your password stays as it is.
`,
  },
  fr: {
    subject: "Un nouveau mot de passe pour Flâneur",
    text: (link: string, minutes: number) => `Bonjour,

Un nouveau mot de passe a été demandé pour votre compte Flâneur. Pour le choisir, ouvrez ce lien dans les ${minutes} minutes :

${link}

Le lien ne fonctionne qu’une fois. Une fois le mot de passe choisi, toutes vos sessions prennent fin.

Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste le même.
`,
  },
} as const;

export function resetMail({ to, link, minutes, language }: ResetMail): Mail {
  const { subject, text } = TEXTS[language];
  return { to, subject, text: text(link, minutes) };
}
