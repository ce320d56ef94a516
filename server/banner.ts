import { basename } from 'node:path';
import { product } from '#contract/product.ts';
import type { Ollama } from './adapters/models/models-port.ts';
import type { Config } from './config.ts';
import { outboxPath } from './http/outbox-page.ts';

interface Running {
  port: number;
  adminPassword: string;
  sandboxUrl: string | null;
  /** Why the model's file cannot be used, in French; null where it can, or where there is none. */
  modelProblem: string | null;
  /** The model that the operator chose in the tab; null where none is, or where the environment sets one. */
  chosenModel: string | null;
  /** The Ollama of this machine, where no model is set; null where there is none. */
  ollama: Ollama | null;
}

/** What `npm start` prints once the server listens: where to look, what is in use, how to change it. */
export function welcomeBanner(config: Config, running: Running): string {
  const local = `http://localhost:${running.port}`;
  const rows: [string, string][] = [
    ['Site', local],
    ['Administration', `${local}/admin`],
    ['  mot de passe', config.adminPassword ? 'celui de ADMIN_PASSWORD' : running.adminPassword],
    ['API', `${local}/api/docs`],
    ['E-mails', config.mail.kind === 'outbox' ? `${local}${outboxPath} (rien ne part)` : 'par SMTP_URL'],
    ['', ''],
    ['Base de données', databaseText(config)],
    ['Rédaction', writerText(config, running)],
    ...(running.ollama ? [['  Ollama', ollamaText(running.ollama)] as [string, string]] : []),
    ['Paiement', paymentsText(config, running.sandboxUrl)],
    ['', ''],
    ...(config.environment === 'production' ? [] : [demoRow]),
    ['Changer', settingsText(config)],
  ];
  const lines = rows.map(([label, text]) => (label || text ? `  ${label.padEnd(17)}${text}` : ''));
  return `\n${product.name} tourne.\n\n${lines.join('\n')}\n\n  Ctrl+C pour arrêter.\n\n`;
}

const demoRow: [string, string] = [
  'Démonstration',
  'npm run seed remplit une base vide : six mois de comptes et de ventes, avec leurs identifiants',
];

function databaseText(config: Config): string {
  return config.database.kind === 'embedded'
    ? `PGlite, dans ${config.dataFolder} (DATABASE_URL=postgres://… pour un serveur)`
    : 'PostgreSQL, par DATABASE_URL';
}

function writerText({ assistant }: Config, { modelProblem, chosenModel }: Running): string {
  if (assistant.kind === 'model') return `le modèle ${assistant.model}, par AI_BASE_URL (moteur embarqué en secours)`;
  if (assistant.kind === 'embedded')
    return chosenModel
      ? `le modèle ${chosenModel}, choisi dans l'administration (moteur embarqué en secours)`
      : "moteur embarqué, sans modèle (onglet « Modèle » de l'administration, ou npm run model pour en installer un ici)";
  if (modelProblem) return `moteur embarqué, sans modèle : ${modelProblem}`;
  return `le modèle ${basename(assistant.file)}, par AI_MODEL_FILE (moteur embarqué en secours)`;
}

function ollamaText({ models }: Ollama): string {
  const [model] = models;
  if (!model) return 'tourne sur cette machine, sans modèle (ollama pull … en télécharge un)';
  return `tourne sur cette machine, avec ${model} : l'onglet « Modèle » de l'administration l'utilise`;
}

function paymentsText(config: Config, sandboxUrl: string | null): string {
  if (config.payments.kind === 'stripe')
    return config.payments.testMode
      ? "Stripe en mode test, par STRIPE_SECRET_KEY : rien n'est encaissé"
      : 'Stripe, par STRIPE_SECRET_KEY';
  return `bac à sable sur ${sandboxUrl}/_sandbox, carte 4242 4242 4242 4242 (STRIPE_SECRET_KEY=… pour Stripe)`;
}

function settingsText(config: Config): string {
  const names = ['PORT', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL + MAIL_FROM', 'ADMIN_PASSWORD', 'AI_*'];
  const mode = config.environment === 'production' ? 'production' : 'développement';
  return `${names.join(', ')} : dans l'environnement ou dans .env (mode ${mode}, tout est dans le README)`;
}
