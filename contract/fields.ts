import * as z from 'zod/mini';
import { product } from './product.ts';

// Fields that several forms share, with the messages that a form shows under them.

export const passwordMinLength = 6;
const passwordMaxLength = 200;
const trimmed = () => z.string().check(z.trim());
/** Controls, ends of lines, and signs that turn the direction of a text: they would show a name, or what follows it, as another one. */
const isVisible = /^[^\p{Cc}\p{Cn}\p{Co}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;
export const visible = (message: string) => z.regex(isVisible, message);

/** Compared and stored in lower case. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.email('Vérifie ton adresse e-mail'),
    z.maxLength(254, 'Vérifie ton adresse e-mail'),
  );

/**
 * An address that the payment page may have accepted, which takes more than ours does, accents among them. For what somebody who has
 * bought must always be able to ask for. The signs that end an address, or hold another one, are in none; its host has only what hosts have.
 */
export const buyersEmail = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[^\s@<>()[\],;:"\\\p{C}]+@[\p{L}\p{M}\p{N}.-]+$/u, 'Vérifie ton adresse e-mail'),
    z.maxLength(254, 'Vérifie ton adresse e-mail'),
  );

/** For choosing a password. */
export const newPassword = z
  .string()
  .check(
    z.minLength(passwordMinLength, `Le mot de passe doit contenir au moins ${passwordMinLength} caractères`),
    z.maxLength(passwordMaxLength, `Le mot de passe ne peut pas dépasser ${passwordMaxLength} caractères`),
  );

/** For signing in, and for confirming something with the password. */
export const password = z
  .string()
  .check(
    z.minLength(passwordMinLength, `Mot de passe trop court (minimum ${passwordMinLength} caractères)`),
    z.maxLength(passwordMaxLength, `Mot de passe trop long (maximum ${passwordMaxLength} caractères)`),
  );

export const firstName = trimmed().check(
  z.minLength(2, 'Le prénom doit contenir au moins 2 caractères'),
  z.maxLength(60, 'Le prénom ne peut pas dépasser 60 caractères'),
  visible('Le prénom contient des caractères invisibles'),
);

export const lastName = trimmed().check(
  z.minLength(2, 'Le nom doit contenir au moins 2 caractères'),
  z.maxLength(60, 'Le nom ne peut pas dépasser 60 caractères'),
  visible('Le nom contient des caractères invisibles'),
);

/** Chosen by the person; unique. */
export const username = trimmed().check(
  z.minLength(3, "Le nom d'utilisateur doit contenir au moins 3 caractères"),
  z.maxLength(30, "Le nom d'utilisateur ne peut pas dépasser 30 caractères"),
  z.regex(/^\P{C}*$/u, "Le nom d'utilisateur contient des caractères invisibles"),
);

export const phoneNumber = trimmed().check(
  z.minLength(8, 'Le numéro doit contenir au moins 8 caractères'),
  z.maxLength(20, 'Le numéro ne peut pas dépasser 20 caractères'),
  z.regex(/^\+?[\d\s().-]+$/, 'Le numéro ne peut contenir que des chiffres'),
);

export const acceptsTerms = z.literal(true, 'Accepte les conditions générales pour continuer');
export const isAdult = z.literal(true, `Confirme que tu as ${product.minimumAge} ans ou plus`);

/** The part of an affiliate's link that names the affiliate; compared in lower case. */
export const slug = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(3, "Le nom d'utilisateur affilié doit contenir au moins 3 caractères"),
    z.maxLength(30, "Le nom d'utilisateur affilié ne peut pas dépasser 30 caractères"),
    z.regex(/^[a-z0-9_-]+$/, 'Seuls les lettres, chiffres, tirets et underscores sont autorisés'),
  );

export const mailToken = z.string().check(z.minLength(20, 'Lien incomplet'), z.maxLength(200, 'Lien invalide'));
