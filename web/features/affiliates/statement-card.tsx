import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { CardTitle } from './card-title.tsx';
import { monthsSince } from './months-since.ts';
import { useStatement } from './mutations.ts';

export function StatementCard({ since }: { since: string }) {
  const id = useId();
  const months = monthsSince(since, new Date());
  const [month, setMonth] = useState(months[0]?.value ?? '');
  const statement = useStatement();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4">
      <CardTitle id={id}>Relevés</CardTitle>
      <Field label="Mois">
        <Select options={months} value={month} onChange={(event) => setMonth(event.target.value)} />
      </Field>
      <Button variant="secondary" pending={statement.isPending} onClick={() => statement.mutate(month)}>
        <Download aria-hidden="true" className="size-4.5" />
        Télécharger le relevé
      </Button>
    </Card>
  );
}
