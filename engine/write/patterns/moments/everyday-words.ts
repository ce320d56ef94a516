// Words that several cues listen for, folded; to be put inside a group.

export const dish =
  'gateau\\w*|cakes?|tartes?|quiches?|cookies?|crepes?|galettes?|souffles?|pizzas?|lasagnes?|risotto|ramens?|curry|couscous|tajine|blanquette|b(?:oeuf|œuf) bourguignon|bourguignon|cassoulet|choucroute|raclette|fondue|tartiflette|gratin\\w*|soupe|veloute|poulet\\w*|roti|magret|saumon|brownies?|mousse au chocolat|fondants?|cheesecake|tiramisu|crumble|pain|brioche|focaccia|madeleines?|gyozas?|nems|sushis?|makis?|bo bun|pho|tacos|burgers?|frites|gnocchis?|carbonara|bolognaise|bolo|houmous|falafels?|dahl|dhal|pad thai|chili|paella|poke bowl|confiture|financiers?|flan|clafoutis|gaufres?|beignets?|croissants?|ratatouille|moussaka|pot-au-feu|canneles?|macarons?|rougail|colombo|mafe|yassa|tartare|rouleaux de printemps|buche|galette des rois|babka|pancakes?';

/** Pets whose owner may call them «il» or «elle»: lines never do. */
export const pet =
  "chats?|chatons?|chiens?|chiennes?|chiots?|toutous?|clebs|matous?|lapins?|lapine|hamsters?|perruches?|perroquet|tortues?|furets?|cochons? d'inde|poules?|chevaux|cheval|jument|poney|anes?|labrador|golden|teckel|beagle|bouledogue|caniche|shiba|border collie|berger australien|jack russell|maine coon|siamois";

/** A child of the match, as parents name them. */
export const child =
  'mon fils|ma fille|mes (?:deux |trois |quatre )?(?:enfants|gosses|gamins|fils|filles|garcons|loulous|monstres|jumeaux|jumelles|ados|petits|grands)|mon (?:ado|loulou|gamin|aine|dernier|grand|petit|petit dernier|petit gars|bonhomme|gosse)|ma (?:ado|puce|louloute|gamine|ainee|derniere|grande|petite)|les (?:enfants|gosses|gamins|petits|jumeaux|jumelles|loulous)|la petite|le petit|la grande|le grand';

/** After «mon petit», «la petite»: not a child but something or somebody else. */
export const notChild =
  '(?!-)(?! (?:freres?|soeurs?|cousine?s?|ami\\w*|copain\\w*|copine\\w*|pere|mere|dej\\w*|dejeuner|boulot|plaisir|amour|coeur|ville|rue|boite|balade|maison|voiture|chat|chien|chienne|niece|neveu|truc|secret|voisine?|equipe|monde|jardin|appart\\w*))';
