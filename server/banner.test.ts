import { describe, expect, it } from 'vitest';
import { welcomeBanner } from './banner.ts';
import { loadConfig } from './config.ts';
import { productionSettings } from './testing/production-settings.ts';

const running = {
  port: 3000,
  adminPassword: 'secret',
  sandboxUrl: 'http://127.0.0.1:1',
  modelProblem: null,
  chosenModel: null,
  ollama: null,
};
const url = { AI_BASE_URL: 'https://ia.exemple.fr/v1', AI_API_KEY: 'canari-cle', AI_MODEL: 'mistral-medium' };
const file = { AI_MODEL_FILE: 'data/models/ministral-8b.gguf' };

function bannerOf(settings: Record<string, string>, more: Partial<Parameters<typeof welcomeBanner>[1]> = {}): string {
  return welcomeBanner(loadConfig(settings, '/srv'), { ...running, ...more });
}

describe('the banner', () => {
  it.each([
    [{}, /Rédaction +moteur embarqué, sans modèle \(onglet « Modèle » de l'administration, ou npm run model/],
    [url, /Rédaction +le modèle mistral-medium, par AI_BASE_URL \(moteur embarqué en secours\)/],
    [file, /Rédaction +le modèle ministral-8b\.gguf, par AI_MODEL_FILE \(moteur embarqué en secours\)/],
  ])('names the writer of %j', (settings, expected) => {
    expect(bannerOf(settings)).toMatch(expected);
  });

  it('says why a model in a file is not used', () => {
    const text = bannerOf(file, { modelProblem: 'ministral-8b.gguf est trop gros pour cette machine' });
    expect(text).toMatch(/Rédaction +moteur embarqué, sans modèle : ministral-8b\.gguf est trop gros/);
  });

  it('names the model that the operator chose', () => {
    expect(bannerOf({}, { chosenModel: 'mistral-large' })).toMatch(
      /Rédaction +le modèle mistral-large, choisi dans l'administration/,
    );
  });

  it('says where the Ollama of this machine is used', () => {
    const ollama = { baseUrl: 'http://127.0.0.1:11434/v1', models: ['ministral-3:8b', 'gemma3:12b'] };
    expect(bannerOf({}, { ollama })).toMatch(
      /Ollama +tourne sur cette machine, avec ministral-3:8b : l'onglet « Modèle »/,
    );
    expect(bannerOf({}, { ollama: { ...ollama, models: [] } })).toMatch(
      /Ollama +tourne sur cette machine, sans modèle/,
    );
    expect(bannerOf({})).not.toContain('Ollama');
  });

  it('names the settings that can be changed, and the command that fills the demo', () => {
    const text = bannerOf({});
    expect(text).toMatch(/Changer .*AI_\*/);
    expect(text).toMatch(/Démonstration +npm run seed/);
    expect(text).not.toMatch(/sans moteur/);
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(bannerOf(stripe)).toMatch(/Paiement +Stripe, par STRIPE_SECRET_KEY/);
    expect(bannerOf({ ...stripe, STRIPE_TEST_MODE: 'true' })).toMatch(/Paiement +Stripe en mode test/);
  });

  it('offers no demo in production', () => {
    expect(bannerOf(productionSettings)).not.toContain('npm run seed');
  });

  it('shows no key', () => {
    expect(bannerOf(url)).not.toContain('canari');
  });
});
