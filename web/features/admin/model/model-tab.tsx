import { Loaded } from '../loaded.tsx';
import { useModelState } from '../queries.ts';
import { TabFrame } from '../tab-frame.tsx';
import { ModelForm } from './model-form.tsx';
import { OllamaCard } from './ollama-card.tsx';
import type { ModelState } from './source-text.ts';
import { TryPanel } from './try-panel.tsx';
import { UntriedDialog } from './untried-dialog.tsx';
import { UsagePanels } from './usage-panels.tsx';
import { useModelForm } from './use-model-form.ts';
import { WriterCard } from './writer-card.tsx';

/** Which language model writes: what is in use, another one to try and to activate, and what it did. */
export function ModelTab() {
  const model = useModelState();
  return (
    <TabFrame title="Modèle" queries={[model]}>
      <Loaded query={model} skeletonClass="h-96">
        {(state) => <ModelScreen state={state} />}
      </Loaded>
    </TabFrame>
  );
}

function ModelScreen({ state }: { state: ModelState }) {
  const form = useModelForm(state);
  return (
    <>
      <WriterCard state={state} />
      {state.ollama && state.ollama.baseUrl !== state.current?.baseUrl ? (
        <OllamaCard models={state.ollama.models} onFillIn={form.fillInOllama} />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ModelForm stored={state.stored} {...form} />
        <TryPanel tried={form.tried} isTrying={form.isTrying} isCurrent={form.isTriedCurrent} />
      </div>
      <UsagePanels state={state} />
      <UntriedDialog {...form} />
    </>
  );
}
