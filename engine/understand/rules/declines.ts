import type { RuleTable } from './rule.ts';
import { noWords } from './words.ts';

// A no to what was just asked for.

export const declines: RuleTable = {
  words: noWords,
  rules: [
    {
      id: 'no-by-emoji',
      sign: 'refusal',
      reads: 'emoji',
      after: ['request'],
      isSure: true,
      says: ['^(🙅|👎|❌|🚫|⛔|✋|🛑|🙄|✖|🆘|😑|🖐|🤚)'],
      examples: { yes: ['On se voit ? | 🙅'], no: ['Bien dormi ? | 🙄'] },
    },
    {
      id: 'flat-no',
      sign: 'refusal',
      after: ['request', 'chase'],
      isEarnest: true,
      says: [
        "^(mais |euh |alors |en fait |finalement )*(non|no|jamais|mort|c'est mort|meme pas|plutot pas|surtout pas|reve|tu reves|dans tes reves|aucune chance|hors de question|meme pas en reve)( de la vie| non| toujours| jamais| meme pas)*$",
      ],
      unlessMessage: ['{open}'],
      examples: {
        yes: ['On se voit ? | Jamais', 'Un verre ? | mdr non'],
        no: ['Tu fumes ? | Non', "On va boire un verre ? | Tu rêves, c'est moi qui t'invite"],
      },
    },
    {
      id: 'declines',
      sign: 'refusal',
      after: ['request', 'chase'],
      says: [
        "^(ca (va|risque d') ?etre |ce sera |ca sera |c'est |moi c'est |plutot )(un )?(non|no|complique|mort|rape|foutu|chaud)( pour moi| de mon cote| pour nous|$)",
        "^(no way|nan mais|t'as cru|tu as cru|tu t'es cru|et ta soeur|c'est ca|cause toujours|mais bien sur|compte la-dessus)( quoi| ca| ou| toi)*$",
        '(pas|plus|moyen|zero|aucunement) (trop |tres |vraiment |super |hyper )*(fan|branchee?|team|mood|emballee?|convaincue?|rencontre|rencontres|date|dates|sortie)(?= |$)',
        "(la |une |grosse |trop )?flemme (de|des|d'|du|la|ce|totale|absolue)",
        "(je|on|j') ?(vais|va|prefere|devrait|peut) (plutot )?(eviter|laisser passer|laisser tomber|s'abstenir|rester (seule?|tranquille|chez moi)|zapper|sauter)",
        "(pas|aucunement|pas forcement) (obligee?s?|necessaire|utile|indispensable|tenue?s?) (de|que|d')",
        "(que|qu'aux?|seulement|uniquement|reserve~) … (gens|personnes|ceux|celui|celle|quelqu'un) (qui|que) (me|je|m')",
        "pour (quelqu'un|un|une) d?'?autre",
        "^(mais |alors |et |bof |la |a ca |pour (ca|l'instant|toi|moi) |chez toi |avec toi |desormais |clairement )*(non|no|nop|negatif|jamais|niet|nein|mort|impossible|nah|nada|aucune chance|absolument pas|certainement pas|surtout pas|evidemment que non|bien sur que non|evite|eviter|oublie|oublie ca|laisse|laisse tomber|laisse beton|toujours pas|meme pas|plutot pas|pas la peine|inutile|next|flemme|la flemme|grosse flemme|trop flemme|bof|bof bof|je passe|moi non|toi non|sans moi|moi pas|sans facon|ca ira|ca ira comme ca|c'est bon|c'est mort|c'est non|mieux pas|vaut mieux pas|aucun interet|pas interesse[e]?|pas envie|pas moyen|y a pas moyen|pas question|rien du tout|ni demain ni|ni ce soir ni|encore non|parce que|parce que non|comme ca|c'est comme ca)( non| nan| merci| c'est bon| ca ira| jamais| tomber| ca| la| va| hein| c'est mort| pas envie| pour moi| avec toi| je passe| la flemme| flemme| jamais de la vie| de la vie| pas| c'est non| vraiment| plus jamais)*$",
        "{neg} (du |de |d'|l'|la moindre |grande )?(envie|interet|motivation|tente|tentee?|chaude?|motivee?|emballee?|partante?|convaincue?|branche|inspire|bonne idee|une bonne idee|idee geniale)",
        '(dit|tente|branche|parle|interesse|inspire|emballe|motive|chauffe|convient|plait|fait envie|botte) {neg}',
        '(dit|tente|branche|parle|interesse|inspire|emballe|motive|chauffe|fait envie|botte) (trop |que )?(moyen|moyennement|bof|moyen moyen|zero|rien|guere)',
        '(sens|le sens|la sens) (pas|plus|moyen|bof|pas trop|mal)(?= |$)',
        "(je|j') ?(vais|veux|prefere|dois|devrais|me permets de) (devoir |plutot )?(dire non|decliner|refuser|passer mon tour|passer|m'abstenir|eviter|faire l'impasse|passer sur)(?= |$)(?! (par|chez|te|vous|a|en|mon bac|mon permis|le|la|les|un|une|des))",
        "^(je|j') ?(passe|decline|refuse|m'abstiens|evite|sais que non|crois que non|pense que non|dis non|dirais non|dirai non)( mon tour| sur ce coup| cette fois| ton| votre| l'invitation| poliment| mais)*$",
        '(je )?(pense|crois|prefere|prefererais|aimerais mieux|vaut mieux|vaudrait mieux|il vaut mieux|aime autant|compte|veux|voudrais|souhaite) (pas|que non|eviter|autant pas|autant eviter)( non| nan| ca| la| du tout|$)',
        "(mieux|preferable|plus sage) (de |d')?(pas|eviter|en rester|arreter)",
        '(tu|vous) (reves|revez|peux rever|peux toujours|peux courir|delires|hallucines|es serieux)( courir| rever| toujours| attendre| debout| mec|$)',
        '^(reve|reve toujours|revez|dans tes reves|meme pas en reve|jamais de la vie|cours toujours|compte la dessus|tu reves|quand les poules|hors de question|et puis quoi encore|ca va pas non|plutot mourir|plutot crever|tu peux toujours)',
        '(pas|jamais|surtout pas|certainement pas|clairement pas) (avec|chez|pour) toi',
        "(pas|jamais|aucune) (chez|a|avec|de|d'|les|aux) ?(des |les |un |une )?(inconnus?|inconnues?|gens que je connais pas|mecs? que|quelqu'un que je connais pas)",
        "(envoie|donne|montre|fais|vais|file|partage|accepte|rencontre|prends|reponds) (pas|jamais|plus) (de|d'§|mes|mon|ma|chez|a|ce|les|ca)(?! (numero|instagram|snapchat|whatsapp))",
        '(pas|plus) (pour moi|mon truc|mon delire|mon kif|ma came|ma tasse|de mon gout|dans mes (plans|projets|habitudes))',
        'tres peu pour moi|sans moi|une autre vie|pas de ca|de rien du tout|hors de question|pas question',
        'faut (pas|arreter de|plus) (rever|abuser|pousser|deconner|delirer|y compter|compter dessus)',
        "(mais|en fait|finalement|et|alors|reponse) (c'est |ce sera |ca sera |est )?non$",
        'pour quoi faire|a quoi bon|quel interet',
      ],
      unlessMessage: ['{open}'],
      examples: {
        yes: [
          'Un verre ? | Sans façon',
          'Tu viens boire un verre ? | Ça me tente pas',
          'On se voit ? | Très peu pour moi, vraiment',
        ],
        no: [
          'Tu aimes le ski ? | Très peu pour moi, vraiment',
          'On se voit samedi ? | Ça me tente pas, mais dimanche oui',
        ],
      },
    },
    {
      id: 'declines-as-it-is',
      sign: 'refusal',
      after: ['request', 'chase'],
      reads: 'message',
      says: [
        '^(beurk|berk|ew+|argh|oula|houla|ouh la|pff+|sans commentaire)',
        "je (prefere|prefererais) (vraiment )?(pas|eviter|que non|refuser|decliner|m'abstenir)\\b(?! (donner|te donner|passer mon|encore|tout de suite|ce soir|samedi))",
        "je (pense|crois) (pas|que non)( non)?( (desolee?|que (ce soit|ca soit|c'est) (une bonne idee|possible|necessaire)))?[ .!…,]*(desolee?[ .!…]*)?$",
        "(ca va pas etre possible|c'est pas possible|hors de question|c'est mort|pas question|non non non)",
        "je (suis|sais) pas (sure?|certaine?|convaincue?) (que ce soit|que ca soit|de vouloir|d'avoir envie|d'en avoir envie|que c'est|d'etre)~",
        'je veux pas\\b(?! (te |vous )?(deranger|mentir|rater|louper|manquer|spoiler))',
        "(sans facon|tres peu pour moi|ca ira|c'est bon merci|pas mon truc|pas pour moi|sans moi(?! ?\\?)|une autre vie|quand les poules)",
        'je (suis|me sens) pas (prete?|chaude?|partante?|motivee?|emballee?|tentee?)',
      ],
      unless: ['{open}'],
      examples: {
        yes: ['Un café ? | Je préfère pas', "On se voit samedi ? | C'est pas possible"],
        no: ['Tu viens manger une crêpe ? | Ça ira, mais un café oui'],
      },
    },
  ],
};
