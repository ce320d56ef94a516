import * as z from 'zod/mini';
import { messageAnswer, newPasswordAnswer, userAnswer } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { email, firstName, mailToken, newPassword, password, phoneNumber } from './fields.ts';
import { proofFields } from './proof.ts';

// Correcting a name, a number or an address. Apart from `accounts.ts`, which every page of a member fetches.

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/account/profile',
  access: 'member',
  summary: 'Stores the first name and the phone number.',
  body: z.strictObject({ firstName, phoneNumber: z.nullable(phoneNumber) }),
  response: userAnswer,
});

export const getEmailChange = endpoint({
  method: 'GET',
  path: '/api/account/email',
  access: 'member',
  summary: 'The new address that waits for its confirmation, if there is one.',
  response: z.object({ pendingEmail: z.nullable(z.string()) }),
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'member',
  summary:
    'Asks for another address: mails it a link, or stores it at once while the present one is unconfirmed. The answer does not tell whether the new one has an account.',
  limit: 'login',
  body: z.strictObject({ newEmail: email, ...proofFields }),
  response: messageAnswer,
});

export const resendEmailChange = endpoint({
  method: 'POST',
  path: '/api/account/email/resend',
  access: 'member',
  summary: 'Mails the link for the new address again.',
  limit: 'mailLink',
  response: messageAnswer,
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/account/email',
  access: 'member',
  summary: 'Keeps the present address; ends the link for the new one.',
  response: messageAnswer,
});

export const confirmNewEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  summary:
    'Gives the account its new address by the link that was mailed there; asks for the password outside the browsers of the account.',
  limit: 'mailLink',
  body: z.strictObject({ token: mailToken, password: z.optional(password) }),
  response: z.object({ outcome: z.enum(['confirmed', 'password_needed']), message: z.string() }),
});

export const restoreEmail = endpoint({
  method: 'POST',
  path: '/api/auth/restore-email',
  access: 'public',
  summary:
    'Gives the account its former address back by the link that was mailed there, with a new password; ends every session.',
  limit: 'mailLink',
  body: z.strictObject({ token: mailToken, password: newPassword }),
  response: newPasswordAnswer,
});
