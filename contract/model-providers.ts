// Where a language model can be asked for: every one of these speaks OpenAI's chat protocol at its address.

export interface ModelProvider {
  name: string;
  /** Empty where the operator gives the address. */
  baseUrl: string;
  /** What the form starts with; the provider's own list decides. */
  model: string;
  needsKey: boolean;
  /** Where a key is made. */
  keyPage?: string;
}

export const modelProviders = {
  mistral: {
    name: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    model: 'mistral-large-latest',
    needsKey: true,
    keyPage: 'https://console.mistral.ai/api-keys',
  },
  openai: {
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-5-mini',
    needsKey: true,
    keyPage: 'https://platform.openai.com/api-keys',
  },
  anthropic: {
    name: 'Anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    model: 'claude-sonnet-4-5',
    needsKey: true,
    keyPage: 'https://console.anthropic.com/settings/keys',
  },
  google: {
    name: 'Google',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    model: 'gemini-flash-latest',
    needsKey: true,
    keyPage: 'https://aistudio.google.com/apikey',
  },
  groq: {
    name: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    model: 'llama-3.3-70b-versatile',
    needsKey: true,
    keyPage: 'https://console.groq.com/keys',
  },
  openrouter: {
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    model: 'mistralai/mistral-large',
    needsKey: true,
    keyPage: 'https://openrouter.ai/settings/keys',
  },
  scaleway: {
    name: 'Scaleway',
    baseUrl: 'https://api.scaleway.ai/v1',
    model: 'mistral-small-3.2-24b-instruct-2506',
    needsKey: true,
    keyPage: 'https://console.scaleway.com/iam/api-keys',
  },
  ollama: { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', model: 'mistral-small', needsKey: false },
  lmstudio: { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1', model: '', needsKey: false },
  own: { name: 'Autre adresse', baseUrl: '', model: '', needsKey: false },
} as const satisfies Record<string, ModelProvider>;

export type ProviderName = keyof typeof modelProviders;
export const providerNames = Object.keys(modelProviders) as [ProviderName, ...ProviderName[]];

/**
 * How much a model is asked for. `full`: it writes drafts before its replies. `short`: for models of 3 to 9 billion parameters, with
 * two examples and no drafts. `auto`: by the size that its name tells.
 */
export const promptSizes = ['auto', 'full', 'short'] as const;
export type PromptSize = (typeof promptSizes)[number];

/** In billions of parameters: the largest that is asked with the short prompt. */
const largestSmall = 9;

/** By the size in a model's name: «mistral:7b», «gemma-3-4b-it», «phi-3.5-mini»; a mixture «8x7b» is large. */
export function promptFor(size: PromptSize, model: string): 'full' | 'short' {
  if (size !== 'auto') return size;
  const told = model.match(/(?:^|[^a-z\d.])(\d+x)?(\d+(?:\.\d+)?)b(?![a-z\d])/i);
  if (!told) return 'full';
  return told[1] === undefined && Number(told[2]) <= largestSmall ? 'short' : 'full';
}
