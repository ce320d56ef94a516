import { useRef, useState } from 'react';
import type { listProviderModels, tryModel } from '#contract/admin-model.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { ProviderName } from '#contract/model-providers.ts';
import { messageOf } from '../../../api-error.ts';
import { showFieldErrors, useZodForm } from '../../../ui/form.ts';
import { showFailure } from '../failure-toast.ts';
import { useActivateModel, useListModels, useTryModel } from './model-mutations.ts';
import { isSameModel, type ModelRequest, modelSchema, typedPrices, valuesFor } from './model-values.ts';
import type { ModelState } from './source-text.ts';

type ListAnswer = ResponseOf<typeof listProviderModels>;
export type ListedModel = Extract<ListAnswer, { models: unknown }>['models'][number];

export interface Tried {
  asked: ModelRequest;
  answer: ResponseOf<typeof tryModel>;
}

export type ModelFormState = ReturnType<typeof useModelForm>;

/** The form with what was asked for it: the models of its address, the last try, and whether it is being activated. */
export function useModelForm(state: ModelState) {
  const { stored, ollama, source } = state;
  const schema = modelSchema(stored);
  const form = useZodForm(schema, { defaultValues: valuesFor(stored?.provider ?? 'mistral', state) });
  const [listed, setListed] = useState<{ baseUrl: string; answer: ListAnswer } | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  /** Waits for the operator to confirm that it was not tried. */
  const [unproven, setUnproven] = useState<ModelRequest | null>(null);
  const place = useRef<HTMLFormElement>(null);
  const listing = useListModels();
  const trying = useTryModel();
  const activating = useActivateModel({ waits: source === 'environment' || source === 'file' });

  const tell = (error: unknown, fallback: string) => {
    if (!showFieldErrors(form, error)) showFailure(error, messageOf(error, fallback));
  };

  const pickProvider = (provider: ProviderName) => {
    form.reset(valuesFor(provider, state), { keepFieldsRef: true });
    setListed(null);
  };

  const pickModel = ({ id, prices }: ListedModel) => {
    form.setValue('model', id, { shouldValidate: form.formState.isSubmitted });
    form.setValue('prices', typedPrices(prices));
    form.clearErrors('prices');
  };

  const fillInOllama = () => {
    if (!ollama) return;
    form.reset(valuesFor('ollama', { stored: null, ollama }), { keepFieldsRef: true });
    setListed({ baseUrl: ollama.baseUrl, answer: { models: ollama.models.map((id) => ({ id, prices: null })) } });
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  };

  const list = async () => {
    if (!(await form.trigger(['baseUrl', 'apiKey'], { shouldFocus: true }))) return;
    const { provider, baseUrl, apiKey } = form.getValues();
    const asked = { provider, baseUrl: baseUrl.trim(), apiKey: apiKey.trim() || undefined };
    listing.mutate(asked, {
      onSuccess: (answer) => setListed({ baseUrl: asked.baseUrl, answer }),
      onError: (error) => tell(error, "La liste des modèles n'est pas arrivée. Réessaie."),
    });
  };

  const tryOut = form.handleSubmit((asked) => {
    if (trying.isPending) return;
    setTried(null);
    trying.mutate(asked, {
      onSuccess: (answer) => setTried({ asked, answer }),
      onError: (error) => tell(error, "L'essai n'a pas abouti. Réessaie."),
    });
  });

  const save = (asked: ModelRequest) =>
    activating.mutate(asked, {
      onSuccess: () => {
        form.resetField('apiKey', { defaultValue: '' });
        // The key is the stored one now, and an empty field stands for it.
        setTried((last) => last && { ...last, asked: { ...last.asked, apiKey: undefined } });
      },
      onError: (error) => tell(error, "Impossible d'activer ce modèle"),
      onSettled: () => setUnproven(null),
    });

  const isTryOf = (asked: ModelRequest) => tried !== null && isSameModel(tried.asked, asked);
  const activate = form.handleSubmit((asked) => {
    if (isTryOf(asked) && tried?.answer.problem === null) save(asked);
    else setUnproven(asked);
  });

  const current = schema.safeParse(form.watch());
  const isTriedCurrent = current.success && isTryOf(current.data);
  return {
    form,
    /** The form's element: comes into sight, and takes the focus, when something else fills it in. */
    place,
    pickProvider,
    pickModel,
    fillInOllama,
    list,
    isListing: listing.isPending,
    /** Of the address that the form holds; null before it was asked for. */
    listed: listed?.baseUrl === form.watch('baseUrl').trim() ? listed.answer : null,
    tryOut,
    isTrying: trying.isPending,
    tried,
    /** Whether the last try is of what the form holds. */
    isTriedCurrent,
    /** Whether that try went well. */
    isProven: isTriedCurrent && tried?.answer.problem === null,
    activate,
    isActivating: activating.isPending,
    unproven,
    confirm: () => unproven && save(unproven),
    cancel: () => setUnproven(null),
  };
}
