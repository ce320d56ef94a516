/** Nouns that make no detail worth picking up: time, people in general, talk, parts of set phrases, and what hurts. Folded. */
export const plainNouns = new Set(
  `peu truc chose fois jour moment mec meuf fille garcon homme femme gens monde an annee mois semaine heure minute seconde
  temps matin soir soiree journee nuit midi minuit weekend week-end lundi mardi mercredi jeudi vendredi samedi dimanche
  petit petite gros grosse grand grande bon bonne beau belle nouveau nouvelle vrai vraie autre dernier derniere premier
  premiere mauvais mauvaise joli jolie sacre vieux vieille seul seule meme cote avis tour message question reponse numero
  profil photo bio copain copine ami amie amis potes pote ex vie tete coeur part faute max prenom nom age probleme souci
  genre bout coup cas point plaisir envie impression idee personne gars type endroit lieu plan mari cheri chance raison
  maniere facon sorte partie place moyen tas million millier quart demi rendez-vous suite fin debut besoin mal mot mots
  phrase conversation discussion sujet blague histoire pere mere frere soeur corps inconnu marque sexe cul bite nude sein
  vue fait air effet lieu compte cause sens gout travers train droit tort peine peur honte faim soif froid chaud marre
  divorce rupture cancer mort deces enterrement obseques hopital urgences maladie depression accident police agression
  avocat proces dette chomage vingtaine dizaine centaine trentaine quarantaine douzaine minimum maximum plupart reste
  haut bas gauche droite milieu dedans dehors devant derriere long bord base niveau point rien tout papa maman parents
  enfant enfants bebe fils mec terme titre exemple pire mieux meilleur meilleure avance retard lendemain veille instant
  jeune fou folle con conne connard salope pute dieu merde bordel enfer facons choses trucs jours fois gens heures
  minutes semaines ans kilos km fois euros degres personnes pages ville pays rue maison appart appartement travail boulot
  taf job bureau vacances monsieur madame dame papi mamie soir soirs matins ensemble truc machin bidule tel portable red flag date match app appli culotte culottes slip slips trop quart tout sur sous bac tante oncle cousin cousine succes luxe bonheur secret principe classique debat genou dos pied main tete equipe groupe bande`
    .split(/\s+/)
    .filter(Boolean),
);
