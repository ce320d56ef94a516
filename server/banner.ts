import { product } from '#contract/product.ts';
import type { Config } from './config.ts';
import { outboxPath } from './http/outbox-page.ts';

/** What `npm start` prints once the server listens: where to look, what is in use, how to change it. */
export function welcomeBanner(
  config: Config,
  running: { port: number; adminPassword: string; sandboxUrl: string | null },
): string {
  const local = `http://localhost:${running.port}`;
  const rows: [string, string][] = [
    ['Site', local],
    ['Administration', `${local}/admin`],
    ['  mot de passe', config.adminPassword ? 'celui de ADMIN_PASSWORD' : running.adminPassword],
    ['API', `${local}/api/docs`],
    ['E-mails', config.mail.kind === 'outbox' ? `${local}${outboxPath} (rien ne part)` : 'par SMTP_URL'],
    ['', ''],
    ['Base de données', databaseText(config)],
    ['Assistant', "pas encore de moteur : il arrive avec la lecture et l'écriture"],
    ['Paiement', paymentsText(config, running.sandboxUrl)],
    ['', ''],
    ['Changer', settingsText(config)],
  ];
  const lines = rows.map(([label, text]) => (label || text ? `  ${label.padEnd(17)}${text}` : ''));
  return `\n${product.name} tourne.\n\n${lines.join('\n')}\n\n  Ctrl+C pour arrêter.\n\n`;
}

function databaseText(config: Config): string {
  return config.database.kind === 'embedded'
    ? `PGlite, dans ${config.dataFolder} (DATABASE_URL=postgres://… pour un serveur)`
    : 'PostgreSQL, par DATABASE_URL';
}

function paymentsText(config: Config, sandboxUrl: string | null): string {
  if (config.payments.kind === 'stripe') return 'Stripe, par STRIPE_SECRET_KEY';
  return `bac à sable sur ${sandboxUrl}/_sandbox, carte 4242 4242 4242 4242 (STRIPE_SECRET_KEY=… pour Stripe)`;
}

function settingsText(config: Config): string {
  const names = ['PORT', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL + MAIL_FROM', 'ADMIN_PASSWORD'];
  const mode = config.environment === 'production' ? 'production' : 'développement';
  return `${names.join(', ')} : dans l'environnement ou dans .env (mode ${mode}, tout est dans le README)`;
}
