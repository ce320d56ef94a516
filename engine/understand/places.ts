/** Countries, islands and big cities abroad, as one says to be there; «=» other names. */
export const abroad: string[] =
  `au Japon;au Portugal;au Maroc;au Mexique;au Canada;au Brésil;au Pérou;au Chili;au Vietnam=viet nam;au Cambodge;au Laos;au Népal;au Sri Lanka;au Kenya;au Sénégal;au Danemark;au Costa Rica;au Québec;au Cap-Vert;au Monténégro;au Liban;au Guatemala;au Panama;au Royaume-Uni
en Italie;en Espagne;en Grèce;en Islande;en Irlande;en Écosse;en Angleterre;en Norvège;en Suède;en Finlande;en Allemagne;en Autriche;en Suisse;en Belgique;en Croatie;en Slovénie;en Albanie;en Turquie;en Tunisie;en Algérie;en Égypte;en Jordanie;en Inde;en Thaïlande=thailande;en Indonésie;en Malaisie;en Chine;en Corée=coree du sud;en Australie;en Nouvelle-Zélande=nouvelle zelande;en Argentine;en Colombie;en Bolivie;en Afrique du Sud;en Tanzanie;en Namibie;en Pologne;en Hongrie;en Roumanie;en République tchèque;en Sicile;en Sardaigne;en Crète;en Toscane;en Andalousie;en Patagonie;en Californie;en Mongolie;en Géorgie;en Laponie;en Asie;en Amérique du Sud;en Martinique;en Guadeloupe;en Polynésie
aux États-Unis=usa,etats unis;aux Pays-Bas;aux Philippines;aux Canaries;aux Açores;aux Seychelles;aux Maldives;aux Baléares
à Lisbonne;à Porto;à Barcelone;à Madrid;à Séville;à Rome;à Milan;à Naples;à Venise;à Florence;à Londres;à Édimbourg;à Dublin;à Berlin;à Amsterdam;à Bruxelles;à Copenhague;à Stockholm;à Prague;à Budapest;à Vienne;à Cracovie;à Athènes;à Istanbul;à Marrakech;à New York=nyc;à Montréal;à Tokyo;à Kyoto;à Osaka;à Séoul;à Bangkok;à Bali;à Sydney;à Malte;à Madère;à Tenerife;à Ibiza;à Los Angeles;à San Francisco;à Rio;à Buenos Aires;à Dubaï;à Singapour;à Hong Kong;à Munich;à Genève;à Valence;à Mexico;à Cuba;à Madagascar;à Tahiti;à Chypre;à l'île Maurice=ile maurice;à la Réunion=la reunion;à Santorin;à Tokyo;à Hanoï;à Split;à Oslo;à Reykjavik`
    .split(/[;\n]/)
    .map((line) => line.trim());

/** French cities. */
export const cities: string[] =
  `à Paris;à Lyon;à Marseille;à Toulouse;à Nice;à Nantes;à Montpellier;à Strasbourg;à Bordeaux;à Lille;à Rennes;à Reims;à Saint-Étienne;à Toulon;à Grenoble;à Dijon;à Angers;à Nîmes;à Clermont-Ferrand=clermont;à Tours;à Limoges;à Amiens;à Perpignan;à Metz;à Besançon;à Orléans;à Rouen;à Mulhouse;à Caen;à Nancy;à Avignon;à Poitiers;à Annecy;à Chambéry;à La Rochelle;à Bayonne;à Biarritz;à Saint-Malo;à Brest;à Quimper;à Vannes;à Lorient;à Pau;à Colmar;à Cannes;à Antibes;à Aix-en-Provence=aix;à Valence;à Troyes;à Versailles;à Arles;à Hossegor;à Cassis;à Étretat;à Deauville;à Honfleur;à Dinard;à Carcassonne;à Albi;à Béziers;à Sète;à Arcachon;à Villeurbanne;à Montreuil;à Saint-Nazaire;à Chamonix`
    .split(';')
    .map((line) => line.trim());

/** French regions, massifs and islands. */
export const regions: string[] =
  `en Bretagne;en Normandie;en Alsace;en Provence;en Corse;en Ardèche;en Auvergne;en Savoie;en Dordogne;en Bourgogne;en Camargue;en Vendée;en Lozère;en Champagne;en Lorraine;en Occitanie;au Pays basque=pays basque;au Cap Ferret=cap ferret;dans le Vercors;dans le Jura;dans le Luberon;dans le Verdon;dans le Morbihan;dans le Finistère;dans le Périgord;dans le Larzac;dans le Beaufortain;dans les Alpes;dans les Pyrénées;dans les Vosges;dans les Landes;dans les Cévennes;dans les Écrins;dans les Aravis;dans les Ardennes;dans la Drôme;en Chartreuse;sur la Côte d'Azur=cote d'azur;à Belle-Île=belle ile;à Porquerolles;à Oléron;à Noirmoutier;à l'île de Ré=ile de re;à Groix;à Ouessant`
    .split(';')
    .map((line) => line.trim());
