import type { SiteSettings } from '#contract/site.ts';

/** The settings of an invented operator. */
export const exampleSettings: SiteSettings = {
  publicUrl: 'https://declic.example',
  claimsConfirmed: false,
  triesPerDay: 2,
  signInWith: [],
  contactEmail: 'bonjour@declic.example',
  operator: {
    name: 'Société Exemple',
    legalForm: 'SAS',
    address: '1 rue Exemple, Paris',
    registration: 'RCS Paris 000',
    vatNumber: 'FR000',
    publicationDirector: 'Camille Martin',
    host: 'Hébergeur Exemple, Lille',
  },
  dpoEmail: 'dpo@declic.example',
  mediator: { name: 'Médiateur Exemple', url: 'https://mediateur.example' },
  social: { instagram: '', tiktok: '' },
  coachingUrl: 'https://coaching.example',
  writer: 'local',
};
