import { formatEuros } from '#contract/format.ts';
import {
  annualMonthlyEquivalentCents,
  annualSavingCents,
  bioAdviceCount,
  captureReadings,
  coachingMinutes,
  photosAtOnce,
  priceCents,
  quotas,
} from '#contract/plans.ts';
import { product } from '#contract/product.ts';
import { addonText, allowanceText, type Feature, featureLabels } from '../../allowances.ts';

const features = Object.keys(featureLabels) as Feature[];

export function Offers() {
  return (
    <>
      <h2 id="offres">7. Les offres et leurs prix</h2>
      <p>
        L'offre Découverte est gratuite et sans limite de durée. L'abonnement Pro et les options sont payants. Les prix
        sont en euros, toutes taxes comprises.
      </p>
      <Prices />
      <p>
        Une option est un abonnement mensuel distinct. Elle suppose un abonnement Pro actif et commence dès son
        paiement. Quand Pro prend fin, les options ne sont plus renouvelées.
      </p>

      <Quotas />

      <h3 id="changement-de-prix">Changement de prix</h3>
      <p>
        Un changement de prix ne touche jamais une période déjà payée. S'il concerne ton abonnement, nous te l'annonçons
        par e-mail au moins un mois avant le renouvellement, et tu peux résilier d'ici là.
      </p>
    </>
  );
}

function Prices() {
  return (
    <table>
      <caption>Prix TTC</caption>
      <thead>
        <tr>
          <th scope="col">Offre</th>
          <th scope="col">Prix</th>
          <th scope="col">Période</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Découverte</th>
          <td>gratuit</td>
          <td>sans limite de durée</td>
        </tr>
        <tr>
          <th scope="row">Pro mensuel</th>
          <td>{formatEuros(priceCents.proMonthly)}</td>
          <td>par mois, sans engagement</td>
        </tr>
        <tr>
          <th scope="row">Pro annuel</th>
          <td>{formatEuros(priceCents.proAnnual)}</td>
          <td>
            par an, en un paiement ({formatEuros(annualMonthlyEquivalentCents)} par mois environ,{' '}
            {formatEuros(annualSavingCents)} de moins que douze mois au tarif mensuel)
          </td>
        </tr>
        <tr>
          <th scope="row">Option Bio</th>
          <td>{formatEuros(priceCents.addonBio)}</td>
          <td>par mois, sans engagement, en plus de Pro</td>
        </tr>
        <tr>
          <th scope="row">Option Photo</th>
          <td>{formatEuros(priceCents.addonPhoto)}</td>
          <td>par mois, sans engagement, en plus de Pro</td>
        </tr>
        <tr>
          <th scope="row">Coaching individuel</th>
          <td>{formatEuros(priceCents.coaching)}</td>
          <td>la séance de {coachingMinutes} minutes, réservée à part</td>
        </tr>
      </tbody>
    </table>
  );
}

function Quotas() {
  return (
    <>
      <h3 id="quotas">Ce que chaque offre comprend</h3>
      <table>
        <caption>Utilisations comprises</caption>
        <thead>
          <tr>
            <th scope="col">Fonction</th>
            <th scope="col">Découverte</th>
            <th scope="col">Pro</th>
            <th scope="col">Avec l'option</th>
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <tr key={feature}>
              <th scope="row">{featureLabels[feature]}</th>
              <td data-label="Découverte">{allowanceText(quotas[feature].free)}</td>
              <td data-label="Pro">{allowanceText(quotas[feature].pro)}</td>
              <td data-label="Avec l'option">{addonText(quotas[feature]) ?? "pas d'option"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        <li>
          Chaque compte gratuit dispose en plus d'une démonstration unique, à partir d'un texte ou d'une capture
          d'écran.
        </li>
        <li>
          L'offre gratuite vaut pour une boîte mail : les comptes ouverts avec d'autres écritures de la même adresse la
          partagent, et supprimer un compte ne la renouvelle pas.
        </li>
        <li>
          Analyse de photo : {photosAtOnce.free} photos à la fois, {photosAtOnce.addon} avec l'option Photo. Retouche :{' '}
          {photosAtOnce.retouch} photos à la fois.
        </li>
        <li>
          Rate My Bio : {counted(bioAdviceCount.free, 'conseil')}, ou{' '}
          {counted(bioAdviceCount.addon, 'conseil détaillé', 'conseils détaillés')} avec l'option Bio.
        </li>
        <li>
          Outils Pro et Rate My Bio : chaque utilisation comprend {captureReadings.perUse} lectures de captures d'écran
          ; celles que tu ne fais pas te restent jusqu'à la fin de la période. Avec l'option Bio, Rate My Bio en
          comprend {allowanceText(captureReadings.whereUnlimited)}.
        </li>
        <li>
          Les jours, les semaines (du lundi au dimanche) et les mois sont ceux de l'heure de Paris. Une utilisation qui
          échoue n'est pas décomptée, sauf si une IA extérieure y a déjà travaillé : quand tu pars avant la réponse, ou
          quand il n'y a rien d'autre à te proposer. Ce qui n'est pas utilisé n'est pas reporté.
        </li>
      </ul>
      <p>{product.name} s'utilise avec un navigateur récent et une connexion à internet, à ta charge.</p>
    </>
  );
}

function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count > 1 ? several : one}`;
}
