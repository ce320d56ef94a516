import { expect, it } from 'vitest';
import { neededBytesFor } from '../../server/adapters/models/local-model/model-file.ts';
import { besideWeightsGigabytes, openModels } from './known-models.mjs';

it('names the memory of a model as the server counts it', () => {
  for (const { name, fileGigabytes } of openModels)
    expect(neededBytesFor(fileGigabytes * 1e9), name).toBeCloseTo((fileGigabytes + besideWeightsGigabytes) * 1e9);
});
