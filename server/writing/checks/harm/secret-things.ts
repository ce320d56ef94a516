import { anyOf } from './word-list.ts';

// What a swindler or a burglar wants to know, as parts of patterns on folded text.

/** What a code or a password opens. */
export const locked = anyOf(
  `immeuble porte portail portillon hall residence appart\\w* maison telephone tel portable iphone ordi\\w* comptes? insta\\w* snap\\w* facebook
  tinder mails? gmail icloud netflix vinted carte cb banque boite_mail boite messagerie wifi box coffre alarme casier bureau garage cave parking`,
);

/** Numbers of cards and accounts. */
const bank = anyOf(
  `rib iban bic cvv cvc cryptogramme (?:numeros?|num|no|chiffres?|codes?|pin)_(?:de|sur)_(?:(?:ta|la|votre)_)?(?:carte|cb|visa)(?!_(?:de_fidelite|postale))
  (?:numeros?|num)_(?:de_)?(?:ton_|votre_)?compte (?:numero|num)_(?:client|abonne|d'abonne|fiscal|d'allocataire) date_d'expiration
  (?:coordonnees|donnees|infos?|informations|identifiants?|codes?|acces)_(?:bancaires?|de_(?:ta_|votre_)?banque) releves?_(?:de_compte|bancaires?)
  (?:appli|page)_(?:bancaire|de_(?:ta_)?banque) solde france_?connect`,
);
export const cards = anyOf('carte_bancaire carte_bleue carte_visa carte_de_credit carte_carburant cb mastercard');
const logins = anyOf(
  `mots?_de_passe mdp passwords? identifiants? logins? acces_(?:a|facebook|insta\\w*|snap\\w*|netflix|icloud|gmail|ameli|vinted) codes?_(?:pin|puk|secrets?|confidentiels?)
  (?:phrase|mots?)_(?:secrete|de_(?:recup\\w*|passe)) seed_phrase seed cle_privee (?:12|24|douze|vingt-quatre)_mots questions?_(?:secretes?|de_securite)
  reponses?_secretes? schema_de_(?:deverrouillage|verrouillage) code_(?:wifi|de_(?:ta_)?box) cle_wifi`,
);
export const papers = anyOf(
  `cartes?_(?:nationale_)?d'identite carte_nationale pieces?_d'identite papiers?_d'identite cni passeports? permis_de_conduire carte_vitale carte_grise
  titre_de_sejour actes?_de_naissance livret_de_famille avis_d'impots? avis_d'imposition declaration_d'impots? (?:fiches?|bulletins?)_de_(?:paie|paye|salaire)
  justificatifs?(?:_de_domicile)? factures?_(?:d'|edf|de_gaz|d'electricite) num(?:ero)?_de_(?:secu\\w*|passeport|carte_vitale) contrat_de_travail`,
);
const keys = anyOf(
  `digicode interphone codes?_(?:d'acces|d'entree|de_porte|d'immeuble|du_(?:portail|bas|garage|hall|parking|coffre)|de_l'(?:immeuble|alarme|entree)|de_la_(?:porte|boite|residence|cave))
  double_d(?:e|es)_(?:tes_)?cles? cles?_(?:de_chez_toi|de_ton|de_ta|de_secours) trousseau badge_(?:de_parking|d'acces|de_residence)`,
);
const past = anyOf(
  `noms?_de_jeune_fille nom_de_(?:famille|fille)_de_ta_(?:mere|maman) (?:mere|maman)_avant_(?:son|d'epouser|de_se)`,
);

/** Secret as soon as somebody else names it. */
export const accounts = `(?:${bank}|${logins})`;
export const doors = `(?:${keys}|${past})`;

/** A code that has just arrived, and is the last lock of an account. */
export const arrived = anyOf(
  `recu\\w* recev\\w+ par_sms par_texto par_mail par_erreur affiche\\w* de_verification de_verif de_confirmation de_validation de_securite
  a_(?:4|6|quatre|six|cinq)_chiffres qui_(?:arrive|s'affiche|vient) dedans`,
);

/** What services ask for to let somebody in who has forgotten a password; one alone is small talk. */
export const recovery = anyOf(
  `premier_(?:animal|chien|chat|prof\\w*) premiere_voiture (?:ville|lieu|date)_de_naissance rue_d'enfance deuxieme_prenom ecole_(?:maternelle|primaire)
  nom_de_ton_(?:ecole|college) annee_ou_t'as_eu ami_d'enfance surnom prenom_de_ta_grand-mere nom_de_(?:jeune_)?fille`,
);
