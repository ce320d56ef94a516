import { product } from '#contract/product.ts';
import { paths } from '../../paths.ts';
import { Cookies } from './confidentialite/cookies.tsx';
import { Recipients } from './confidentialite/recipients.tsx';
import { Rights } from './confidentialite/rights.tsx';
import { StoredData } from './confidentialite/stored-data.tsx';
import type { LegalProps } from './page.ts';

export const updatedOn = '2026-11-19';

export function Confidentialite({ settings }: LegalProps) {
  const { operator, dpoEmail } = settings;
  return (
    <>
      <h2 id="essentiel">L'essentiel</h2>
      <ul>
        <li>Tes captures d'écran, tes conversations et tes photos ne sont jamais conservées.</li>
        <li>Tes données ne sont ni vendues ni louées, et il n'y a pas de publicité.</li>
        <li>La mesure d'audience est anonyme, et faite par nous seuls.</li>
        <li>
          Depuis la page <a href={paths.account}>Mon compte</a>, tu peux tout emporter ou tout effacer, tout de suite.
        </li>
      </ul>

      <h2 id="responsable">Qui est responsable de tes données ?</h2>
      <p>
        {operator.name}, {operator.legalForm}, {operator.address}, édite {product.name} et décide de l'usage de tes
        données au sens du règlement général sur la protection des données (RGPD). Pour toute question à ce sujet, écris
        au délégué à la protection des données : <a href={`mailto:${dpoEmail}`}>{dpoEmail}</a>.
      </p>

      <StoredData settings={settings} />
      <Recipients settings={settings} />
      <Cookies settings={settings} />
      <Rights settings={settings} />
    </>
  );
}
