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

type Form = ReturnType<typeof useFields>;
type Tell = (error: unknown, fallback: string) => void;

function useFields(state: ModelState) {
  return useZodForm(modelSchema(state.stored), {
    defaultValues: valuesFor(state.stored?.provider ?? 'mistral', state),
  });
}

/** The form with what was asked for it: the models of its address, the last try, and whether it is being activated. */
export function useModelForm(state: ModelState) {
  const { ollama } = state;
  const form = useFields(state);
  const place = useRef<HTMLFormElement>(null);
  const tell: Tell = (error, fallback) => {
    if (!showFieldErrors(form, error)) showFailure(error, messageOf(error, fallback));
  };
  const { setListed, ...listing } = useListing(form, tell);
  const trying = useTrying(form, tell);
  const activating = useActivating(form, { state, trying, tell });
  const current = modelSchema(state.stored).safeParse(form.watch());
  const isTriedCurrent = current.success && trying.isTryOf(current.data);
  return {
    form,
    /** The form's element: comes into sight, and takes the focus, when something else fills it in. */
    place,
    pickProvider(provider: ProviderName) {
      form.reset(valuesFor(provider, state), { keepFieldsRef: true });
      setListed(null);
    },
    pickModel({ id, prices }: ListedModel) {
      form.setValue('model', id, { shouldValidate: form.formState.isSubmitted });
      form.setValue('prices', typedPrices(prices));
      form.clearErrors('prices');
    },
    fillInOllama() {
      if (!ollama) return;
      form.reset(valuesFor('ollama', { stored: null, ollama }), { keepFieldsRef: true });
      setListed({ baseUrl: ollama.baseUrl, answer: { models: ollama.models.map((id) => ({ id, prices: null })) } });
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'start' });
    },
    ...listing,
    tryOut: trying.tryOut,
    isTrying: trying.isTrying,
    tried: trying.tried,
    /** Whether the last try is of what the form holds. */
    isTriedCurrent,
    /** Whether that try went well. */
    isProven: isTriedCurrent && trying.tried?.answer.problem === null,
    ...activating,
  };
}

function useListing(form: Form, tell: Tell) {
  const [listed, setListed] = useState<{ baseUrl: string; answer: ListAnswer } | null>(null);
  const listing = useListModels();
  return {
    setListed,
    async list() {
      if (!(await form.trigger(['baseUrl', 'apiKey'], { shouldFocus: true }))) return;
      const { provider, baseUrl, apiKey } = form.getValues();
      const asked = { provider, baseUrl: baseUrl.trim(), apiKey: apiKey.trim() || undefined };
      listing.mutate(asked, {
        onSuccess: (answer) => setListed({ baseUrl: asked.baseUrl, answer }),
        onError: (error) => tell(error, "La liste des modèles n'est pas arrivée. Réessaie."),
      });
    },
    isListing: listing.isPending,
    /** Of the address that the form holds; null before it was asked for. */
    listed: listed?.baseUrl === form.watch('baseUrl').trim() ? listed.answer : null,
  };
}

function useTrying(form: Form, tell: Tell) {
  const [tried, setTried] = useState<Tried | null>(null);
  const trying = useTryModel();
  const tryOut = form.handleSubmit((asked) => {
    if (trying.isPending) return;
    setTried(null);
    trying.mutate(asked, {
      onSuccess: (answer) => setTried({ asked, answer }),
      onError: (error) => tell(error, "L'essai n'a pas abouti. Réessaie."),
    });
  });
  const isTryOf = (asked: ModelRequest) => tried !== null && isSameModel(tried.asked, asked);
  return { tryOut, isTrying: trying.isPending, tried, setTried, isTryOf };
}

interface Activating {
  state: ModelState;
  trying: ReturnType<typeof useTrying>;
  tell: Tell;
}

function useActivating(form: Form, { state: { source }, trying, tell }: Activating) {
  /** Waits for the operator to confirm that it was not tried. */
  const [unproven, setUnproven] = useState<ModelRequest | null>(null);
  const activating = useActivateModel({ waits: source === 'environment' || source === 'file' });
  const save = (asked: ModelRequest) =>
    activating.mutate(asked, {
      onSuccess: () => {
        form.resetField('apiKey', { defaultValue: '' });
        // The key is the stored one now, and an empty field stands for it.
        trying.setTried((last) => last && { ...last, asked: { ...last.asked, apiKey: undefined } });
      },
      onError: (error) => tell(error, "Impossible d'activer ce modèle"),
      onSettled: () => setUnproven(null),
    });
  return {
    activate: form.handleSubmit((asked) => {
      if (trying.isTryOf(asked) && trying.tried?.answer.problem === null) save(asked);
      else setUnproven(asked);
    }),
    isActivating: activating.isPending,
    unproven,
    confirm: () => unproven && save(unproven),
    cancel: () => setUnproven(null),
  };
}
