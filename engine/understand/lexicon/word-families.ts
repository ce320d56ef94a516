// Words and phrases that say much the same, as the model of a no reads them (models/no-features.ts): a refusal in words that no
// training row has still meets a family. Folded, without «ne»; «~» is any ending, «_» joins the words of a phrase of at most three.

export const wordFamilies: Record<string, string> = {
  negation: `pas plus jamais rien aucune aucun non nan nope ni sans personne`,
  wish: `envie veux voulais veut voudrais souhaite aimerais prefere prefererais tiens_a`,
  meeting: `
    voir revoir verra reverra reverrai voit revoit voie revoie rencontrer rencontre rendez-vous rdv date venir viens viendrai
    verre cafe resto restaurant diner cine`,
  talking: `
    parler parle parlera ecrire ecris ecrit ecrirai discuter discussions discussion repondre reponds repondrai echang~
    conversations conversation messages message`,
  feeling: `
    ressens ressenti sentiments sentiment feeling declic etincelle alchimie chimie attirance attiree attire accroche coeur
    amoureu~ projette courant frisson flamme connexion affinites affinite charme seduite seduit`,
  ending: `
    arret~ cess~ coupe couper coupons stop~ termin~ fini~ laiss~ lach~ quitt~ supprim~ desinscri~ ferm~ clotur~ retir~ decroch~
    renonc~ passe_mon_tour reste_la rester_la restons en_rester tourne_la_page tourner_la_page effac~ bloqu~ unmatch point_final disparai~ m'_en_vais
    je_pars partie parti`,
  farewell: `
    adieu au_revoir ciao tchao bye salut prends_soin prenez_soin bonsoir bon_vent bon_courage sans_rancune bien_a_vous
    bonne_continuation bonne_route bonne_chance bonne_suite bonne_soiree bonne_journee bonne_vie bonne_recherche bonne_chasse
    bonne_nuit belle_continuation belle_route belle_chance belle_suite belle_soiree belle_journee belle_vie belle_recherche
    belle_chasse belle_nuit`,
  blessing: `te_souhaite vous_souhaite merites merite meritez trouveras trouver_quelqu'_un de_belles_rencontres le_bonheur heureu~`,
  apology: `desolee desole pardon~ excuse~ dsl navree navre confuse confus regrette m'_en_veux rigueur`,
  frankness: `
    franc franche franchement honnete~ cash directe direct claire clair clairement net nette sincere~ mentir mens verite avouer
    avoue autant`,
  other: `
    quelqu'_un couple mari mariee marie fiance~ copain copine mec keum chum ex compagn~ casee case prise pris femme homme
    rencontre`,
  site: `appli app profil compte site inscri~ abonnement tinder`,
  haste: `tot vite presse~ doucement lentement calme~ ralenti~ trop etapes rythme tranquille redescend~`,
  unease: `
    a_l'_aise genees genee genes gene genant~ genance malaise malaisant mal embarras~ bizarre chelou etrange flipp~ peur effra~
    angoiss~ stress~ etouff~ oppress~ derang~ lourde lourd relou bless~ vex~ crisp~ choqu~ degout~ degueu insult~ deplacee deplace
    inquiet~ froid refroidi~ pression insist~ intrusi~ indiscr~ respect~ sale glauque creepy malsain parano tremble panique recul~
    heurt~ humili~ pese~ pique contrariee contrarie mefi~ rassur~ serein~ piegee piege braque glace nausee saoule fatigue lasse
    defensive limites limite`,
  remark: `
    question~ remarques remarque phrase mot ton facon maniere sujet registre demandes demande genre_de
    terrain`,
  you: `tu te toi ton ta tes vous votre vos t'`,
  me: `je me moi mon ma mes j' m'`,
  us: `on nous ensemble`,
  someone: `
    il elle ils elles lui leur leurs mon_patron mon_chef mon_boss mon_collegue mon_voisin mon_frere mon_pere ma_mere ma_soeur
    ma_chef ma_voisine ma_coloc un_mec un_gars un_type`,
  past: `m'_a m'_avait etait etais avait j'_avais voulait disait depuis_que la_derniere_fois il_y_a l'_an_dernier hier`,
  body: `
    corps seins sein fesses fesse cul jambes jambe poids kilos kilo grosse gross maigre bonne sexy nues nue nus nu nudes nude lit
    couche~ embrass~ baise~ caress~ touch~ dors soutif bonnet culotte lingerie decollete bouche levres photos photo chaude chaud
    coquine coquin sensuel~ excit~ fantasme~ vierge position maillot poitrine`,
  place: `
    adresse rue habites habite chez_toi chez_moi chez_vous devant en_bas quartier immeuble localisation numero num insta snap
    facebook boulot travail`,
  order: `
    envoie envoyez envoi donne donnez montre mets viens reponds rep rappelle appelle dis active prouve decris fais laisse ouvre
    arrete`,
  chase: `pourquoi pk alors allez encore messages message vu appels appel toujours_pas plus silence attends minutes`,
  spying: `
    vue vu suivie suivi cherchee cherche trouvee trouve regardee regarde passee_devant passe_devant connecte~ en_ligne avec_qui
    ou_es ou_t'_es photos_de photo_de storys story stories surveill~`,
  love: `
    amour~ t'_aime bebe cherie cheri ma_puce ma_belle ma_jolie mon_coeur mon_ange mon_amour mari~ enfants enfant parents
    vie_entiere ensemble a_moi`,
  laughing: `haha~ mdr ptdr lol blague plaisante rigole deconne`,
  eagerness: `
    hate volontiers plaisir avec_joie carrement grave ador~ oui promis chaude chaud partante partant contente content manque
    envie_de_te`,
  day: `
    samedi dimanche demain vendredi jeudi lundi mardi mercredi dm ce_soir semaine week-end midi prochaine_fois la_prochaine plutot
    heures heure apres`,
};
