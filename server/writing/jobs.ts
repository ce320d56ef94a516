/** Jobs and what is studied to be one: masculine/feminine where they differ, «=» other ways to write either. */
const list = `
  infirmier/infirmière; médecin=interne,doc/médecin; aide-soignant/aide-soignante; kiné=kinesitherapeute/kiné; sage-femme; dentiste;
  pharmacien/pharmacienne; psychologue=psy/psychologue; ostéo=osteopathe/ostéo; orthophoniste; vétérinaire=veto/vétérinaire;
  prof=professeur,enseignant/prof=professeure,enseignante; instituteur=instit/institutrice=maitresse; éducateur/éducatrice;
  avocat/avocate; juriste; notaire; comptable; ingénieur/ingénieure; développeur=dev/développeuse; graphiste; designer; architecte;
  journaliste; photographe; community manager; chef de projet/cheffe de projet=chef de projet; commercial/commerciale;
  consultant/consultante; banquier/banquière; cuisinier/cuisinière; pâtissier/pâtissière; boulanger/boulangère; serveur/serveuse;
  barman/barmaid; barista; sommelier/sommelière; coiffeur/coiffeuse; esthéticien/esthéticienne; tatoueur/tatoueuse; fleuriste; libraire;
  bibliothécaire; traducteur/traductrice; musicien/musicienne; comédien/comédienne; danseur/danseuse; intermittent/intermittente;
  pompier/pompière=pompier; policier=flic/policière; gendarme; militaire; ambulancier/ambulancière; pilote;
  steward/hôtesse de l'air=hotesse; chauffeur/chauffeuse; conducteur de train/conductrice de train; électricien/électricienne;
  plombier/plombière; menuisier/menuisière; mécanicien=mecano/mécanicienne; paysagiste; agriculteur/agricultrice; vigneron/vigneronne;
  chercheur/chercheuse; biologiste; géologue; archéologue; data analyst; assistant social/assistante sociale;
  coach sportif/coach sportive; agent immobilier/agente immobilière=agent immobilier; vendeur/vendeuse; opticien/opticienne;
  animateur/animatrice; régisseur/régisseuse; monteur vidéo/monteuse vidéo; illustrateur/illustratrice; guide;
  entrepreneur/entrepreneuse; freelance; RH
`;

export const jobs = list
  .trim()
  .split(/;\s+/)
  .map((job): [masculine: string, feminine: string] => {
    const [masculine = '', feminine = masculine] = job.split('/');
    return [masculine, feminine];
  });
