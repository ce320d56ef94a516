import type { SiteSettings } from '#contract/site.ts';
import type { ModelConfig } from '../../../config.ts';
import type { Analyst, Writer } from '../../assistant/port.ts';
import type { ModelChoice } from '../models-port.ts';

export interface Assistant {
  writer: Writer;
  analyst: Analyst;
}

export interface SwitchedAssistant extends Assistant {
  /** What writes, as far as this process knows; it asks again after a while. */
  kind(): SiteSettings['writer'];
  /** Takes up what was stored just now. */
  refresh(): Promise<void>;
}

interface Parts {
  embedded: Assistant;
  /** What the operator has stored; null for the embedded engine. */
  readChoice: () => Promise<ModelChoice | null>;
  open: (config: ModelConfig) => Promise<Assistant>;
  onError: (error: unknown) => void;
}

/** Pages tell who writes; they may be this much behind a change in another process. Texts are not. */
const pagesLagMs = 2_000;

/**
 * Writes with the model that is stored at the moment of each request, so that a change takes effect at once in every process. Where
 * the choice cannot be read, the one before stays.
 */
export function switchedAssistant({ embedded, readChoice, open, onError }: Parts): SwitchedAssistant {
  let known: { version: string | null; assistant: Promise<Assistant> } = {
    version: null,
    assistant: Promise.resolve(embedded),
  };
  let readAt = Number.NEGATIVE_INFINITY;

  async function current(): Promise<Assistant> {
    try {
      const choice = await readChoice();
      readAt = performance.now();
      const version = choice?.version ?? null;
      if (version !== known.version) {
        const before = known.assistant;
        known = { version, assistant: choice ? open(choice.config) : Promise.resolve(embedded) };
        await closeLater(before);
      }
      return await known.assistant;
    } catch (error) {
      onError(error);
      return await known.assistant.catch(() => embedded);
    }
  }

  /** What is under way goes on with the model that it began with. */
  async function closeLater(before: Promise<Assistant>): Promise<void> {
    const assistant = await before.catch(() => null);
    if (assistant && assistant !== embedded) assistant.writer.close().catch(onError);
  }

  const writer: Writer = {
    async warm() {
      await embedded.writer.warm();
      await (await current()).writer.warm();
    },
    reply: async (request, options) => (await current()).writer.reply(request, options),
    bios: async (request, options) => (await current()).writer.bios(request, options),
    async close() {
      await (await known.assistant).writer.close();
    },
  };
  const analyst: Analyst = {
    warm: () => embedded.analyst.warm(),
    rateBio: async (request, options) => (await current()).analyst.rateBio(request, options),
    diagnoseSilence: async (request, options) => (await current()).analyst.diagnoseSilence(request, options),
    findRedFlags: (conversation) => embedded.analyst.findRedFlags(conversation),
    planDate: async (request, options) => (await current()).analyst.planDate(request, options),
    writeOpeners: async (request, options) => (await current()).analyst.writeOpeners(request, options),
  };
  return {
    writer,
    analyst,
    kind() {
      if (performance.now() - readAt > pagesLagMs) {
        readAt = performance.now();
        void current();
      }
      return known.version === null ? 'local' : 'model';
    },
    async refresh() {
      await current();
    },
  };
}
