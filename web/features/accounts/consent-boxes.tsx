import type { ComponentProps } from 'react';
import { product } from '#contract/product.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NewTabLink } from './new-tab-link.tsx';

type Box = Omit<ComponentProps<typeof Checkbox>, 'children'>;

/** The two boxes required before signing up and before paying. */
export function ConsentBoxes({ isAdult, acceptsTerms }: { isAdult: Box; acceptsTerms: Box }) {
  return (
    <div className="grid gap-3.5">
      <Checkbox {...isAdult}>J'ai {product.minimumAge} ans ou plus.</Checkbox>
      <Checkbox {...acceptsTerms}>
        J'accepte les <NewTabLink href={paths.legal.terms}>conditions générales</NewTabLink> et j'ai lu la{' '}
        <NewTabLink href={paths.legal.privacy}>politique de confidentialité</NewTabLink>.
      </Checkbox>
    </div>
  );
}
