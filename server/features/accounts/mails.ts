import { formatDayAndTime } from '#contract/format.ts';
import type { AffiliateMoney } from '#contract/privacy.ts';
import { product } from '#contract/product.ts';
import { greeting, type MailContent } from '../../adapters/mail/content.ts';
import { farewellToAffiliate } from '../affiliates/farewell.ts';
import {
  changeEmailTtlMs,
  lifetimeText,
  passwordResetTtlMs,
  restoreEmailTtlMs,
  signInTtlMs,
  verifyEmailTtlMs,
} from './link-lifetimes.ts';

interface Recipient {
  firstName: string | null;
}

/** After a purchase a session alone has chosen the password: whoever reads the mail may choose another one by the same link. */
export function verifyEmail({
  firstName,
  url,
  isPasswordNew,
}: Recipient & { url: string; isPasswordNew: boolean }): MailContent {
  return {
    subject: 'Confirme ton adresse e-mail',
    preview: `Un clic, et ton compte ${product.name} est complet.`,
    paragraphs: [
      greeting(firstName),
      `Bienvenue sur ${product.name}. Il reste une chose à faire : confirmer que cette adresse est bien la tienne.`,
      ...(isPasswordNew
        ? [
            "Un mot de passe vient d'être choisi pour ton compte. Ce n'était pas toi ? Ouvre ce lien et choisis-en un autre.",
          ]
        : []),
    ],
    action: { label: 'Confirmer mon adresse', url },
    footnote: `Ce lien est valable ${lifetimeText(verifyEmailTtlMs)}. Tu n'as pas créé de compte ? Ignore ce message : sans ton clic, l'adresse ne sera pas confirmée.`,
  };
}

export function signIn({ firstName, url }: Recipient & { url: string }): MailContent {
  return {
    subject: 'Ton lien de connexion',
    preview: `Un clic, et te voilà dans ton espace. Ton lien est valable ${lifetimeText(signInTtlMs)}.`,
    paragraphs: [greeting(firstName), `Voici ton lien pour te connecter à ${product.name}, sans mot de passe.`],
    action: { label: 'Me connecter', url },
    footnote: `Ce lien est valable ${lifetimeText(signInTtlMs)} et ne sert qu'une fois. Si tu n'as rien demandé, ignore cet e-mail.`,
  };
}

export function changeEmail({ firstName, url }: Recipient & { url: string }): MailContent {
  return {
    subject: 'Confirme ta nouvelle adresse',
    preview: `Un clic, et ton compte ${product.name} passe à cette adresse.`,
    paragraphs: [
      greeting(firstName),
      `Tu as demandé que ton compte ${product.name} passe à cette adresse. Il reste à confirmer qu'elle est bien la tienne. D'ici là, l'ancienne continue de servir.`,
    ],
    action: { label: 'Confirmer cette adresse', url },
    footnote: `Ce lien est valable ${lifetimeText(changeEmailTtlMs)}. Tu n'as rien demandé ? Ignore ce message : sans ton clic, rien ne change.`,
  };
}

/** To the owner of an address that somebody else's account asked for. */
export function addressHasAccount({ firstName, loginUrl }: Recipient & { loginUrl: string }): MailContent {
  return {
    subject: 'Cette adresse a déjà un compte',
    preview: "Quelqu'un a voulu la donner à un autre compte. Rien ne change.",
    paragraphs: [
      greeting(firstName),
      `Quelqu'un vient de demander qu'un autre compte ${product.name} passe à cette adresse. Comme elle sert déjà pour le tien, rien n'a changé.`,
      "Si c'est toi, connecte-toi au compte qui a cette adresse, ou choisis-en une autre pour le second.",
    ],
    action: { label: 'Me connecter', url: loginUrl },
    footnote: "Ce n'est pas toi ? Tu n'as rien à faire : personne n'a eu accès à ton compte.",
  };
}

/** To the former address. */
export function emailChanged({ firstName, url, when }: Recipient & { url: string; when: Date | string }): MailContent {
  return {
    subject: "L'adresse de ton compte a changé",
    preview: "Si c'est toi, tu n'as rien à faire.",
    paragraphs: [
      greeting(firstName),
      `Le ${formatDayAndTime(when)} (heure de Paris), ton compte ${product.name} est passé à une autre adresse e-mail. Nos messages y arrivent désormais.`,
      "Si c'est toi, tu n'as rien à faire.",
      "Si ce n'est pas toi, reprends ton compte avec ce bouton : cette adresse revient, tu choisis un nouveau mot de passe, et tous les appareils sont déconnectés.",
    ],
    action: { label: 'Reprendre mon compte', url },
    footnote: `Ce lien est valable ${lifetimeText(restoreEmailTtlMs)}. Un doute ? Écris-nous depuis la page Contact.`,
  };
}

export function passwordReset({ firstName, url }: Recipient & { url: string }): MailContent {
  return {
    subject: 'Choisis un nouveau mot de passe',
    preview: `Ton lien est valable ${lifetimeText(passwordResetTtlMs)}.`,
    paragraphs: [
      greeting(firstName),
      `Quelqu'un a demandé un nouveau mot de passe pour ton compte ${product.name}. Si c'est toi, tu peux le choisir maintenant.`,
      'Une fois le mot de passe changé, tous les appareils connectés à ton compte seront déconnectés.',
    ],
    action: { label: 'Choisir mon mot de passe', url },
    footnote: `Ce lien est valable ${lifetimeText(passwordResetTtlMs)} et ne sert qu'une fois. Tu n'as rien demandé ? Ignore ce message : ton mot de passe reste le même.`,
  };
}

interface PasswordChange extends Recipient {
  when: Date | string;
  /** The account had none before. */
  isFirst: boolean;
  /** Passkeys and providers that open the account no more, and those that still do, named. */
  endedWaysIn: string[];
  otherWaysIn: string[];
  accountUrl: string;
}

export function passwordChanged({
  firstName,
  when,
  isFirst,
  endedWaysIn,
  otherWaysIn,
  accountUrl,
}: PasswordChange): MailContent {
  return {
    subject: isFirst ? 'Ton compte a un mot de passe' : 'Ton mot de passe a changé',
    preview: "Si c'est toi, tu n'as rien à faire.",
    paragraphs: [
      greeting(firstName),
      `${isFirst ? `Un mot de passe a été choisi pour ton compte ${product.name}` : `Le mot de passe de ton compte ${product.name} a été changé`} le ${formatDayAndTime(when)} (heure de Paris). Les autres appareils connectés ont été déconnectés.`,
      ...(endedWaysIn.length > 0
        ? [
            `Par prudence, ceci n'ouvre plus ton compte : ${endedWaysIn.join(', ')}. Tu peux le remettre dans « Mon compte ».`,
          ]
        : []),
      ...(otherWaysIn.length > 0
        ? [
            `Ces accès ouvrent encore ton compte : ${otherWaysIn.join(', ')}. Si tu n'en reconnais pas un, retire-le dans « Mon compte ».`,
          ]
        : []),
      "Si c'est toi, tu n'as rien à faire.",
    ],
    action: { label: 'Ouvrir « Mon compte »', url: accountUrl },
    footnote:
      "Ce n'est pas toi ? Demande tout de suite un nouveau mot de passe depuis la page de connexion, puis écris-nous depuis la page Contact.",
  };
}

export function identityJoined({ firstName, provider }: Recipient & { provider: string }): MailContent {
  return {
    subject: `${provider} est relié à ton compte`,
    preview: `Tu peux maintenant te connecter avec ${provider}.`,
    paragraphs: [
      greeting(firstName),
      `Ton compte ${product.name} est relié à ${provider} : tu peux t'y connecter sans mot de passe.`,
      "Si c'est toi, tu n'as rien à faire.",
    ],
    footnote: `Ce n'est pas toi ? Retire ${provider} dans « Mon compte », puis change ton mot de passe.`,
  };
}

export function identityRemoved({ firstName, provider }: Recipient & { provider: string }): MailContent {
  return {
    subject: `${provider} n'est plus relié à ton compte`,
    preview: "Si c'est toi, tu n'as rien à faire.",
    paragraphs: [
      greeting(firstName),
      `On ne peut plus se connecter à ton compte ${product.name} avec ${provider}. Il te reste ton mot de passe, ou un lien reçu par e-mail.`,
      "Si c'est toi, tu n'as rien à faire.",
    ],
    footnote: "Ce n'est pas toi ? Demande tout de suite un nouveau mot de passe depuis la page de connexion.",
  };
}

export function accountDeleted({
  firstName,
  affiliateMoney,
}: Recipient & { affiliateMoney: AffiliateMoney | null }): MailContent {
  return {
    subject: 'Ton compte est supprimé',
    preview: 'Ton compte et tes données ont été effacés.',
    paragraphs: [
      greeting(firstName),
      `C'est fait : ton compte ${product.name} et les données qui s'y rattachaient ont été effacés. Tu ne recevras plus de message de notre part.`,
      ...(affiliateMoney ? farewellToAffiliate(affiliateMoney) : []),
      "Merci d'avoir essayé. On te souhaite de belles rencontres.",
    ],
    footnote: "Tu n'as pas demandé cette suppression ? Écris-nous depuis la page Contact du site.",
  };
}
