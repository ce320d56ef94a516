import { expect, it } from 'vitest';
import { ApiError } from '../../api-error.ts';
import { refusalOf } from './refusal.ts';

it.each([
  [new ApiError(401, 'unauthenticated', '', 'Connecte-toi'), 'Accès refusé', 'Mot de passe admin incorrect'],
  [new ApiError(429, 'rate_limited', '', 'Trop de tentatives.'), 'Accès refusé', 'Trop de tentatives.'],
  [new ApiError(0, 'network', '', 'Connexion impossible'), 'Erreur', "Impossible de se connecter à l'admin"],
  [new ApiError(500, 'internal', '', 'Oups'), 'Erreur', "Impossible de se connecter à l'admin"],
  [new TypeError('bad header'), 'Erreur', "Impossible de se connecter à l'admin"],
])('explains %s', (error, title, description) => {
  expect(refusalOf(error)).toEqual({ title, description });
});
