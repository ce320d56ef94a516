import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, visible } from './fields.ts';

export const contactTopics = ['question', 'probleme', 'facturation', 'donnees', 'partenariat'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactTopicLabels: Record<ContactTopic, string> = {
  question: 'Une question',
  probleme: 'Un problème technique',
  facturation: 'Mon abonnement ou une facture',
  donnees: 'Mes données personnelles',
  partenariat: 'Un partenariat',
};

export const messageMaxLength = 4000;

/** Checked by the form before sending, and by the server on receiving. */
export const contactMessage = z.strictObject({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'Ton nom doit contenir au moins 2 caractères'),
      z.maxLength(80, 'Ton nom ne peut pas dépasser 80 caractères'),
      visible('Ton nom contient des caractères invisibles'),
    ),
  email,
  topic: z.enum(contactTopics, 'Choisis un sujet'),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Ton message doit contenir au moins 10 caractères'),
      z.maxLength(messageMaxLength, `Ton message ne peut pas dépasser ${messageMaxLength} caractères`),
    ),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: "Stores a message and mails it to the operator; the mail's reply address is the sender's.",
  limit: 'contact',
  body: contactMessage,
  response: z.object({ message: z.string() }),
});
