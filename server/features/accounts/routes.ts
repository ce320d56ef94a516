import * as details from '#contract/account-details.ts';
import * as contract from '#contract/accounts.ts';
import { rememberDevice } from '../../http/known-device.ts';
import { route } from '../../http/route.ts';
import { referralOf } from '../affiliates/referrals.ts';
import { askerAt } from '../unproven-mailboxes.ts';
import { changeEmail, confirmNewEmail, findPendingEmail, resendEmailChange, restoreEmail } from './email-change.ts';
import { resendVerification, verifyEmail } from './email-verification.ts';
import { lifetimeText, signInTtlMs } from './link-lifetimes.ts';
import { logIn } from './login.ts';
import { endMailLinks } from './mail-links.ts';
import { namesOfOtherWaysIn } from './other-ways-in.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password-change.ts';
import { updateProfile } from './profile.ts';
import { browserOf, endSession, listSessions, revokeSession, revokeSessionsExcept } from './sessions.ts';
import { requestSignInLink, signInByLink } from './sign-in-link.ts';
import { signUp } from './signup.ts';
import { presentUser } from './user.ts';

export const accountRoutes = [
  route(contract.me, async ({ caller }) => ({ user: presentUser(caller.user) })),
  route(contract.currentUser, async ({ caller }) => ({ user: presentUser(caller.user) })),

  route(contract.signup, async ({ deps, body, call }) => {
    const { user, sessionToken } = await signUp(deps, body, {
      browser: browserOf(call),
      referral: body.referral ?? referralOf(call),
      asker: askerAt(deps, call.address, 'told'),
    });
    call.openSession(sessionToken);
    await rememberDevice(deps, call, user.id);
    return { user: presentUser(user) };
  }),

  route(contract.login, async ({ deps, body, call }) => {
    const { user, sessionToken } = await logIn(deps, body, browserOf(call));
    call.openSession(sessionToken);
    await rememberDevice(deps, call, user.id);
    return { user: presentUser(user) };
  }),

  route(contract.requestSignInLink, async ({ deps, body, call }) => {
    await requestSignInLink(deps, body.email, askerAt(deps, call.address, 'untold'));
    return {
      message: `Si cette adresse a un compte, un lien vient de partir. Il est valable ${lifetimeText(signInTtlMs)}.`,
    };
  }),

  route(contract.signInByLink, async ({ deps, body, call }) => {
    const { user, sessionToken } = await signInByLink(deps, body.token, browserOf(call));
    call.openSession(sessionToken);
    await rememberDevice(deps, call, user.id);
    return { user: presentUser(user) };
  }),

  route(contract.logout, async ({ deps, call }) => {
    if (call.sessionToken) await endSession(deps.db, call.sessionToken);
    call.closeSession();
    return { message: 'À bientôt !' };
  }),

  route(contract.verifyEmail, async ({ deps, body, caller, call }) => {
    const outcome = await verifyEmail(deps, body, { caller, call });
    const message = outcome === 'confirmed' ? 'Ton adresse est confirmée.' : 'Entre le mot de passe de ton compte.';
    return { outcome, message };
  }),

  route(contract.resendVerification, async ({ deps, caller, call }) => {
    const sent = await resendVerification(deps, caller.user, askerAt(deps, call.address, 'told'));
    return {
      message: sent ? 'Le lien est parti. Regarde aussi dans tes indésirables.' : 'Ton adresse est déjà confirmée.',
    };
  }),

  route(contract.forgotPassword, async ({ deps, body, call }) => {
    await requestPasswordReset(deps, body.email, askerAt(deps, call.address, 'untold'));
    return { message: 'Si cette adresse a un compte, un lien vient de partir. Il est valable une heure.' };
  }),

  route(contract.resetPassword, async ({ deps, body, call }) => {
    const accountId = await resetPassword(deps, body.token, body.password, call.address);
    call.closeSession();
    await rememberDevice(deps, call, accountId);
    return {
      message: 'Ton mot de passe est changé. Tu peux te connecter.',
      otherWaysIn: await namesOfOtherWaysIn(deps.db, accountId),
    };
  }),

  route(contract.changePassword, async ({ deps, body, caller, call }) => {
    await changePassword(
      deps,
      { accountId: caller.user.id, email: caller.user.email, sessionId: caller.sessionId },
      body,
    );
    await rememberDevice(deps, call, caller.user.id);
    return {
      message: 'Ton mot de passe est changé. Tes autres appareils sont déconnectés.',
      otherWaysIn: await namesOfOtherWaysIn(deps.db, caller.user.id),
    };
  }),

  route(details.updateProfile, async ({ deps, caller, body }) => ({
    user: presentUser(await updateProfile(deps, caller.user, body)),
  })),

  route(details.getEmailChange, async ({ deps, caller }) => ({
    pendingEmail: await findPendingEmail(deps.db, deps, caller.user.id),
  })),

  route(details.changeEmail, async ({ deps, caller, body, call }) => {
    await changeEmail(deps, call, caller.user, body);
    return { message: `Un lien vient de partir vers ${body.newEmail}. Regarde aussi dans tes indésirables.` };
  }),

  route(details.resendEmailChange, async ({ deps, caller, call }) => {
    const sent = await resendEmailChange(deps, caller.user.id, askerAt(deps, call.address, 'told'));
    return {
      message: sent
        ? 'Le lien est parti. Regarde aussi dans tes indésirables.'
        : "Aucune adresse n'attend de confirmation.",
    };
  }),

  route(details.cancelEmailChange, async ({ deps, caller }) => {
    await endMailLinks(deps.db, deps.clock, caller.user.id, 'change_email');
    return { message: `Ton adresse reste ${caller.user.email}.` };
  }),

  route(details.confirmNewEmail, async ({ deps, body, caller, call }) => {
    const outcome = await confirmNewEmail(deps, body, { caller, call });
    const message =
      outcome === 'confirmed' ? 'Ta nouvelle adresse est confirmée.' : 'Entre le mot de passe de ton compte.';
    return { outcome, message };
  }),

  route(details.restoreEmail, async ({ deps, body, call }) => {
    const accountId = await restoreEmail(deps, body.token, body.password);
    call.closeSession();
    await rememberDevice(deps, call, accountId);
    return {
      message: 'Ton compte est de nouveau à toi. Connecte-toi avec ton nouveau mot de passe.',
      otherWaysIn: await namesOfOtherWaysIn(deps.db, accountId),
    };
  }),

  route(contract.listSessions, async ({ deps, caller }) => ({
    sessions: await listSessions(deps, caller.user.id, caller.sessionId),
  })),

  route(contract.revokeSession, async ({ deps, params, caller, call }) => {
    await revokeSession(deps, caller.user.id, params.id);
    if (params.id === caller.sessionId) call.closeSession();
    return { message: 'Cet appareil est déconnecté.' };
  }),

  route(contract.revokeOtherSessions, async ({ deps, caller }) => {
    await revokeSessionsExcept(deps.db, caller.user.id, caller.sessionId);
    return { message: 'Tes autres appareils sont déconnectés.' };
  }),
];
