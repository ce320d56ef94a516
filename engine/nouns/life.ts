import type { LexiconGroup } from './entry.ts';

/** Animals, nature, people, work, home, and the way there. */
export const life: LexiconGroup[] = [
  {
    topic: 'dog',
    kind: 'count',
    m: `
      chien=chiens,border collie,malinois; labrador=labradors; golden=golden retriever; berger australien;
      chiot=chiots; teckel=teckels; corgi=corgis; husky=huskys; bouledogue=bouledogues; carlin; cocker; beagle;
      jack russell; berger allemand; shiba; caniche; chihuahua`,
    f: 'chienne',
  },
  { topic: 'cat', kind: 'count', m: 'chat=chats; chaton=chatons; maine coon; siamois', f: 'chatte' },
  {
    topic: 'pet',
    kind: 'count',
    m: `
      lapin=lapins; hamster=hamsters; perroquet=perroquets; cochon d'Inde; furet=furets; hérisson;
      poisson rouge=poissons; cheval=chevaux; serpent=serpents; gecko; âne`,
    f: 'tortue=tortues; perruche=perruches',
    fp: 'poules=poule',
    mp: 'rats; animaux=animal',
  },
  {
    topic: 'plants',
    kind: 'count',
    m: 'monstera=monsteras; cactus; jardin=jardins; ficus; basilic#mass',
    f: 'plante=plantes; orchidée=orchidees',
    fp: 'tomates=tomates cerises; fleurs=fleur',
  },
  {
    topic: 'nature',
    kind: 'count',
    m: 'lac=lacs; coucher de soleil=couchers de soleil; lever de soleil',
    f: `
      forêt=forets; cascade=cascades; balade=balades,balader; campagne=a la campagne; promenade=promenades,promener;
      cueillette de champignons=champignons`,
    fp: 'étoiles; aurores boréales=aurore boreale',
  },
  {
    topic: 'sea',
    kind: 'count',
    m: 'océan=ocean; bord de mer; surfcamp',
    f: 'plage=plages; mer=a la mer; île=iles; crique=criques',
    fp: 'calanques=calanque; vagues',
  },
  {
    topic: 'mountain',
    kind: 'count',
    m: `
      refuge=refuges; glacier=glaciers; GR20=gr 20; Mont-Blanc=mont blanc; tour du Mont-Blanc; sommet=sommets;
      chalet=chalets`,
    f: 'montagne=montagnes',
  },
  { topic: 'camping', kind: 'count', f: 'tente=tentes' },
  {
    topic: 'family',
    kind: 'count',
    m: `
      frère=freres,frangin,frangins; père=papa,daron; neveu=neveux; cousin=cousins; grand-père=papi,papy;
      repas de famille=dimanche en famille; petit frère=petit frere`,
    f: `
      sœur=soeurs,frangine,soeurette; mère=maman,daronne; nièce=nieces; cousine=cousines;
      grand-mère=mamie,mamy,grand mere; famille=familles; petite sœur=petite soeur; tante=tata`,
    mp: 'parents; grands-parents=grands parents',
  },
  { topic: 'children', kind: 'count', m: 'fils', f: 'fille', mp: 'enfants=enfant,gosses,gamins' },
  {
    topic: 'friends',
    kind: 'count',
    f: 'coloc=colocation,colocs; meilleure amie',
    m: 'meilleur ami',
    mp: 'potes; amis',
    fp: 'copines; amies',
  },
  {
    topic: 'work',
    kind: 'count',
    m: `
      boulot=taf,travail; télétravail#mass; patron=boss,chef,manager; open space; entretien d'embauche=entretien;
      séminaire=seminaire; nouveau poste=nouveau job; projet=projets`,
    f: `
      réunion=reunions,reu; garde de nuit=gardes,gardes de nuit,garde; boîte=entreprise,start-up,startup;
      reconversion; promotion`,
    mp: 'collègues=collegue; horaires décalés',
    fp: 'deadlines=deadline',
  },
  {
    topic: 'studies',
    kind: 'count',
    m: `
      master=m1,m2,masters; doctorat=these,thesarde; mémoire=memoire; BTS; stage=stages; Erasmus#proper; droit#mass;
      école d'archi#f=ecole d'archi`,
    f: `
      fac=faculte,universite; licence; alternance; prépa=prepa; école de commerce; école d'ingé=ecole d'ingenieur;
      psycho#mass=psychologie; médecine#mass`,
    mp: 'partiels=partiel; cours du soir',
    fp: 'études=etudes; révisions=revisions,reviser,revise',
  },
  {
    topic: 'exam',
    kind: 'count',
    m: 'examen=examens,exam,exams; concours; permis=permis de conduire; oral=oraux',
    f: 'soutenance',
  },
  {
    topic: 'moving',
    kind: 'count',
    m: 'déménagement=demenage,demenager,demenagement,emmenage,emmenager,cartons; nouvel appart=nouvel appartement',
    f: 'pendaison de crémaillère',
  },
  {
    topic: 'home',
    kind: 'count',
    m: 'canapé=canape; plaid=plaids; appart=appartement; meuble Ikea=ikea; ménage=menage',
    f: 'maison=maisons; cheminée; soirée plaid',
    mp: 'travaux',
  },
  { topic: 'holidays', kind: 'count', fp: 'vacances=vacs,vacance', mp: 'congés=conges' },
  { topic: 'weekend', kind: 'count', m: 'week-end=week-ends,weekend,weekends,week end,wknd' },
  {
    topic: 'sleep',
    kind: 'count',
    f: 'sieste=siestes; grasse matinée=grasse mat; insomnie=insomnies',
    m: 'réveil=reveils; matin=matins',
  },
  {
    topic: 'weather',
    kind: 'count',
    m: 'soleil#mass; orage=orages; froid#mass',
    f: 'pluie#mass=pleut,flotte; canicule; neige#mass',
  },
  {
    topic: 'transport',
    kind: 'count',
    m: 'train=trains; métro=metros; TGV=ter; RER; bus; avion=avions; tram',
    f: 'SNCF#proper',
    mp: 'bouchons=embouteillages',
    fp: 'grèves=greve',
  },
  {
    topic: 'driving',
    kind: 'count',
    f: 'moto=motos; voiture=voitures,bagnole; 2CV; Vespa',
    m: 'scooter=scooters; van aménagé',
  },
];
