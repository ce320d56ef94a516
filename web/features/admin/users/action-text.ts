import type { AdminAction } from '#contract/admin.ts';

const actionLabels: Record<string, string> = {
  grant: 'Accès offert',
  'grant-ended': 'Accès offert retiré',
  'wrong-password': 'Mot de passe admin incorrect',
  'view-dashboard': 'Tableau de bord consulté',
  'list-users': 'Utilisateurs consultés',
  'list-affiliates': 'Affiliés consultés',
  'list-payouts': 'Versements consultés',
  'list-support-requests': 'Demandes consultées',
  'export-users': 'Utilisateurs exportés',
  'sync-stripe': 'Synchronisation Stripe',
  recalculate: 'Statistiques recalculées',
  'affiliate-status': "Statut d'un affilié changé",
  'affiliate-slug': "Nom d'un affilié changé",
  payout: 'Versement',
  'settle-refund': 'Remboursement réglé autrement',
  'payout-file': 'Fichier de versements téléchargé',
  'model-set': 'Modèle activé',
  'model-dropped': 'Modèle arrêté',
  'model-tried': 'Modèle essayé',
  'passkey-added': "Clé d'accès ajoutée",
  'passkey-removed': "Clé d'accès supprimée",
  'passkey-login': "Entrée par clé d'accès",
};

/** The action in words; one that is not in the table is shown as the log names it. */
export function actionText(action: string): string {
  return Object.hasOwn(actionLabels, action) ? (actionLabels[action] ?? action) : action;
}

const detailLabels: Record<string, string> = {
  entitlement: 'accès',
  before: 'avant',
  after: 'après',
  status: 'statut',
  payoutId: 'versement',
  invoiceId: 'facture',
  amountCents: 'centimes',
  columns: 'colonnes',
  month: 'mois',
  method: 'mode',
  count: 'nombre',
  network: 'réseau',
  passkey: 'clé',
  provider: 'fournisseur',
  model: 'modèle',
  comptes_pro_actives: 'comptes Pro activés',
  emails_envoyes: 'e-mails envoyés',
  abonnements_verifies: 'abonnements vérifiés',
  abonnements_modifies: 'abonnements modifiés',
  conversions_marquees: 'conversions marquées',
  commissions_creees: 'commissions créées',
};

const uuid = /^([\da-f]{8})-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The first eight digits of an identifier, which tell a few of them apart. */
export function shortId(value: string): string {
  return value.replace(uuid, '$1');
}

/** «accès : pro · nombre : 3»; a detail that is not in the table keeps its name. */
export function detailsText(details: AdminAction['details']): string {
  return Object.entries(details)
    .map(([name, value]) => {
      const label = Object.hasOwn(detailLabels, name) ? detailLabels[name] : name;
      return `${label} : ${shortId(String(value))}`;
    })
    .join(' · ');
}
