// What people go to together, and how they say that they would. Folded.

/** Places and things to go to. */
export const outings: string[] =
  `expo;exposition;musee;vernissage;concert;festival;spectacle;theatre;piece;cine;cinema;film;match;stade;bar;bistrot;cafe;the;resto;restaurant;creperie;pizzeria;brasserie;brunch;apero;verre;biere;pinte;glace;gaufre;marche;foire;fete foraine;fete;bal;guinguette;brocante;vide-grenier;puces;rando;randonnee;balade;promenade;plage;lac;piscine;escalade;bloc;karting;bowling;billard;flechettes;karaoke;escape game;jeux;patinoire;zoo;aquarium;parc;jardin;pique-nique;barbecue;raclette;couscous;crepes;galette;visite;carnaval;feu d'artifice;degustation;cave;atelier;salle;terrasse;peniche;opera;ballet;cirque;stand-up;impro;quiz;blind test;loto;petanque;velo;footing;kayak;paddle;place;places;billet;billets;entree;invitation;concours;tournoi;tour;viree;sortie;seance;soiree;stage;initiation;bapteme;regate;pique-niques;dejeuner;diner;dessert;chocolat;gouter;course;trail`.split(
    ';',
  );

/** Said of going with someone. */
export const company: string[] =
  `ensemble;avec toi;avec vous;avec qui;t'emmene;t'emmener;t'emmenerai;t'y emmene;te montre;te montrer;te montrerai;te fais visiter;te faire visiter;te ferai gouter;te ferai;t'en garde;t'en garderai;t'invite;viens;venir;viendrais;tu passes;passer;y aller;accompagner;accompagnes;quelqu'un pour;personne pour;a deux;une place pour;compagnie;copilote;partenaire;adversaire;cavalier;cavaliere;je dis ca je dis rien;si jamais;si ca te dit;si ca te tente;si tu veux;faudra;faudrait;faut que;un de ces jours;un de ces quatre;un jour`.split(
    ';',
  );
