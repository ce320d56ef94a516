import type { HarmlessRule } from './rule.ts';

// Ways of speaking that only sound like danger, an insult or a minor.

export const harmless: HarmlessRule[] = [
  {
    id: 'on-a-bridge-with-a-name',
    says: [
      "(je suis |la |encore )?sur (le|un) pont (de (l'|la )?[a-z'-]+|du [a-z-]+|des [a-z-]+|neuf|mirabeau|marie|royal|alexandre|vieux)",
    ],
    examples: {
      yes: ["je suis sur le pont de l'Alma, vue dingue", 'Sur le pont des Arts'],
      no: ["je suis sur le pont là, j'hésite"],
    },
  },
  {
    id: 'asks-over',
    says: ['^(allez |bon )?(tu )?viens chez moi( ce soir| demain| samedi| dimanche)?(?= ?[?!.…]*$)'],
    examples: { yes: ['Tu viens chez moi ce soir ?'], no: ['Si tu viens chez moi tu repars pas'] },
  },
  {
    id: 'no-longer-here',
    says: ["(plus|pas) envie de (vivre|habiter) (a|au|aux|en|ici|chez|dans|avec|sans) [a-z'-]+"],
    examples: { yes: ["j'ai plus envie de vivre à Paris, c'est décidé"], no: ["j'ai plus envie de vivre"] },
  },
  {
    id: 'end-of-an-airport',
    says: ["(en |au )?termina(le|l)[ .…]*(de l'aeroport|\\d[a-z]?)( mdr)?"],
    examples: { yes: ["je suis en terminale... de l'aéroport mdr"], no: ['je suis en terminale'] },
  },
  {
    id: 'beaten-at-chess',
    says: ['me bat(tait)? (encore |toujours |tout le temps )?au bout de \\d+ coups\\b[^.!?]*'],
    examples: { yes: ['Il me bat au bout de 12 coups'], no: ['Il me bat'] },
  },
  {
    id: 'out-of-reach',
    says: [
      '(?<=\\b(reseau|sms|wifi)\\b[^!?…]{0,60}\\. tu (es|seras) (encore |toujours )?la [a-z]+ , )si je disparais',
      "(?<=\\b(l'appli|reseau|wifi|batterie)\\b[^.!?…]{0,90})si je disparais(?= c'est pas (toi|contre toi))",
    ],
    examples: {
      yes: [
        'Plus de réseau demain. Tu seras là dimanche, si je disparais ?',
        "Je supprime l'appli quand je voyage, donc si je disparais c'est pas toi",
      ],
      no: ['Si je disparais personne le verra'],
    },
  },
  {
    id: 'someone-else-needed-money',
    says: ['avai(t|ent) besoin de \\d+ ?(euros?|€|balles)'],
    examples: { yes: ['Le dernier avait besoin de 800 euros'], no: ["J'ai besoin de 800 euros"] },
  },
  {
    id: 'ordinal-not-euros',
    says: ['\\d+e (bout|tour|set|manche|periode|mi-temps|quart-temps|etage|position)'],
    examples: { yes: ["J'ai placé une belle pierre au 4e bout"], no: ['Place 400 e et tu gagnes'] },
  },
  {
    id: 'echoes-a-class',
    says: ['^en (seconde|premiere|terminale|troisieme) ?!(?= vous )'],
    examples: { yes: ['En seconde ! Vous me faites du bien'], no: ['En seconde !'] },
  },
  {
    id: 'shares-the-bill',
    says: [
      "je (te |t'|vous |vous )?(rembourse(rai)?|dois|paye?|invite)\\b[^.!?]{0,40}\\b(cine[a-z\\d]*|resto|restaurant|verre|cafe|places?|concert|biere|pizza|billets?|addition|essence|covoit[a-z\\d]*|courses|kebab|brunch|tournee|moitie|part|soiree|musee|expo|airbnb|cocktail|glace)s?",
      "je (te |t'|vous )(fais|ferai|envoie|enverrai|vire) (un |une |l'|le |la |les |mon |ma )?(virement|lydia|paypal|wero|argent|sous|remboursement|part)\\b[^.!?]{0,40}",
      'je (te|vous) rembourse(rai)?',
      "(j'ai|on m'a|m'a|on a) (achete|offert|recu|eu) (une|des|ma) cartes? cadeaux?",
      "ca (me|m') ?(gene|derange|choque|soule|saoule|fait) pas",
      "c'est (toi|moi) qui (me |te )?(rembourse|invite|paye?)",
    ],
    examples: {
      yes: [
        'Je te rembourse le ciné',
        'Je te fais un Lydia',
        'Je te rembourserai',
        "On m'a offert une carte cadeau",
        'Ça me gêne pas',
        "C'est moi qui paye",
      ],
      no: ['Envoie-moi un Lydia'],
    },
  },
  {
    id: 'own-money',
    says: [
      "(j'ai )?besoin (d'argent|de (thune|sous|cash))\\b(?=[^.!?]{0,60}\\b(bosse|travaille|taffe|extras?|job|boulot|taf|baby-sitting|alternance)\\b)",
      '(je (bosse|travaille|taffe)|mon (job|boulot|taf|metier)|etudes?)\\b[^.!?]{0,40}\\b(crypto|bitcoin|trading|banque|finance|investissement|assurance|immobilier)[a-z\\d]*',
      '(arnaques?|arnaqueurs?|brouteurs?|spam|reportage|docu[a-z\\d]*|podcast|escroc[a-z\\d]*)\\b[^.!?]{0,80}',
    ],
    examples: {
      yes: [
        "J'ai besoin d'argent, je fais des extras",
        'Je bosse dans la finance',
        'Un reportage sur les arnaques au prêt',
      ],
      no: ["J'ai besoin d'argent, tu peux m'aider ?"],
    },
  },
  {
    id: 'death-of-someone-else',
    says: [
      "(?<!je )(s'est|s'etait) (suicidee?|donne la mort)",
      "suicide (de (mon|ma|son|sa)|d'une?|cet|cette|l'an|il y a)",
    ],
    examples: { yes: ["Le voisin s'est suicidé", 'Le suicide de mon oncle'], no: ['Je pense au suicide'] },
  },
  {
    id: 'money-for-a-dream',
    says: ["il (nous )?manque l'argent( ,)? (la|le|les|et|du|des)"],
    examples: { yes: ["Il manque l'argent, le temps et le courage"], no: ["Il me manque l'argent du billet"] },
  },
  {
    id: 'paid-already',
    says: [
      "(j'ai|j'avais|on a|avoir|d'avoir|ont|a) (quand meme |deja |finalement |bien )?(paye|regle|debourse|claque)\\b[^.!?]*",
      "avant d'investir (une (telle )?somme|autant)\\b[^.!?,]*",
    ],
    examples: { yes: ["J'ai payé 12 euros la pinte", "Avant d'investir une telle somme"], no: ['Tu payes 12 euros'] },
  },
  {
    id: 'killing-in-fun',
    says: [
      "(tu (vas )?(me|m'as) (tues?|tuer|tuee?|acheves?)|je (vais )?(te |vous )(tue|tuer|bute|buter|defonce|defoncer|demonte|demonter|eclate|eclater|massacre|massacrer|detruis|detruire|retrouve|crever|creve))\\b[^.!?]{0,12}\\b(si tu (me )?(spoil[a-z\\d]*|dis (la fin|que|du mal|non a)|racontes|manges|finis|touches|oses|voles|piques|bouffes|connais pas|aimes pas|as pas (vu|lu|goute)|mets|prends|l'as pas|l'as)|(a|au|aux|sur) (fifa|mario[a-z\\d]*|uno|smash|ping-pong|tennis|padel|badminton|bowling|billard|flechettes|echecs|scrabble|monopoly|catan|tekken|karting|quiz|blind ?test|petanque|baby-foot|babyfoot|tarot|cartes|jeux?|course|bloc|escape|laser|mots|trivial|just dance|la course|la belote))",
      '(je (vais )?)?(te |vous )?(tue|tuer|buter|defoncer|demonter|eclater|massacrer|battre) si tu (me )?(spoil[a-z\\d]*|racontes)',
      "tu (me tues|m'as tuee?|m'acheves)",
      "t'es mort[e]? (au|aux|a la|a) (ping-pong|tennis|jeu|fifa|mario[a-z\\d]*|bowling|padel|cartes|echecs|uno)",
      'je (te|vous) retrouve\\b(?!.{0,20}\\b(ou que tu|meme si|et je|tu vas voir)\\b)',
      "tu vas (le )?regretter (de pas|si tu goutes pas|d'avoir rate|ce choix)~",
      "je sais (ou|dans quel [a-z\\d]+) (tu|t') ?(habites?|bosses?|travailles?|vis)\\b(?=[^.!?]{0,20}\\b(c'est (a cote|pas loin|joli)|tu me l'as dit|super quartier)\\b)~",
      "t'es mort[e]?( [a-z']+){0,3} ?\\?",
      "(m'a|m'ont|me|l'ai|t'ai|m'avait|nous a|nous ont) (encore |toujours )?(battue?s?|bat|ecrasee?|detruite?|explosee?|massacree?|mis une raclee) (au|aux|a la|a l'|a plate|en (finale|deux|trois)|de \\d|d'un point|sur)\\b[^.!?]*",
    ],
    examples: {
      yes: [
        'Je vais te tuer si tu spoiles',
        'Je te tue si tu spoiles la fin',
        'Tu me tues',
        "T'es mort au ping-pong",
        'Je te retrouve à la gare',
        'Tu vas le regretter si tu goûtes pas',
        "Je sais où tu habites, c'est joli",
        "T'es morte là ?",
        "Mon frère m'a battue au tennis",
      ],
      no: ['Je vais te tuer'],
    },
  },
  {
    id: 'teaches',
    says: [
      "(conseils? de classe|(mes|les|aux|des) (eleves|secondes|premieres|terminales|troisiemes?|quatriemes?|cinquiemes?|sixiemes?|\\d(e|eme))|prof (de|au|en|d'))\\b[^.!?,]*",
    ],
    examples: { yes: ['Je suis prof de maths en terminale'], no: ['Je suis en terminale'] },
  },
  {
    id: 'has-a-diploma',
    says: [
      'bac ?\\+ ?\\d',
      "j'ai (eu |deja )?(mon |le |un )?bac (pro|techno|s|es|l|en poche|depuis|il y a|en \\d{4}|avec mention|et (une? |mon ))",
      "(j'ai|t'as|tu as|on a|je viens de|avoir|a) (deja |enfin )?(supprime[er]?|desinstalle[er]?)\\b[^.!?]{0,30}",
      "terminale?\\b(?= ?[.…]* ?(de l'aeroport|du bus|de bus|des bus|du ferry|2|1))",
    ],
    examples: {
      yes: ["J'ai bac +5", "J'ai mon bac depuis 2009", "J'ai supprimé Facebook", "Terminal 2 de l'aéroport"],
      no: ['Je passe le bac'],
    },
  },
  {
    id: 'camera-to-mend',
    says: [
      'ma (camera|webcam)\\b[^.!?]{0,40}\\b(reparer|repar[a-z]*|racheter|photographe|taf|boulot|shooting|objectif)',
    ],
    examples: { yes: ['Ma caméra est chez le réparateur, je suis photographe'], no: ['Ma caméra est cassée'] },
  },
  {
    id: 'kisses-and-no-sex',
    says: [
      "(premier|un|le|petit|doux|du|gros|notre|d'un|dernier) baiser",
      '(bouge|pose|ramene|assieds|leve|sors)(-toi)? (tes fesses|ton (cul|boule))',
      '(pas|aucun|rien|jamais|plus|ni|sans|marre des?|stop aux?|evite les?|fuis les?|cherche pas|veux pas|fatiguee? des?)( [a-z]+){0,5} (plans? (cul|q)|nudes?|sexto?s?|photos? (nue?s?|coquines?))',
      "(plans? (cul|q)|nudes?|dick ?pics?|sextos?)\\b[^.!?]{0,20}\\b(non merci|tres peu pour moi|c'est non|pas pour moi|passe ton chemin|m'interessent? pas)",
    ],
    examples: {
      yes: ['Un premier baiser', 'Bouge tes fesses', 'Je ne cherche pas de plan cul', 'Les plans cul, non merci'],
      no: ['On baise ?'],
    },
  },
  {
    id: 'no-insult',
    says: [
      "de toute facon (t'es|tu es)\\b(?! (qu'|une? (conn|salop|put|garc|merd)|moche|con|conne|nulle?|rien))~",
      'tu te prends pour qui\\b(?=[^.!?]{0,30}\\b(chef|gordon|picasso|mozart|rafa|nadal|mbappe|zidane|shakespeare)\\b)',
      "(t'es|tu es|suis|etais) (trop |vraiment |un peu |bien )?(bete|con|conne) (ou quoi|toi|alors)",
      "(que|comme|quel|quelle|je suis|suis|etais|j'etais|me sens|sens) (vraiment |trop |un peu |le roi des |la reine des )?(con|conne|idiote?|debile|bete|boulet|nulle?)",
      "(mon|ma|mes|le|la|les|ce|cette|ces|l'|notre|un|une|son|sa) ?([a-z]+ ){1,3}(est|etait|c'est|sont|c'etait) (juste |vraiment |trop |un peu )?(un|une|des|le|la) (gros |vrai |grosse |vraie |pauvre |sale )?(connards?|connasses?|salope|pute|batards?|encule[e]?s?|salauds?|ordures?|idiote?s?|con|conne)",
      "(mon ex|son ex|mon (boss|chef|voisin|patron|collegue|proprio)|ma (boss|chef|voisine|collegue|proprio))\\b(?! (me|m'|est venu|a mes|a recommence))[^.!?]{0,50}",
    ],
    examples: {
      yes: [
        "De toute façon t'es en retard",
        'Tu te prends pour qui, un chef ?',
        "T'es bête ou quoi",
        'Je me sens con',
        'Mon vieux chat est un gros con',
        'Mon ex a gardé le canapé',
      ],
      no: ["T'es con"],
    },
  },
  {
    id: 'place-to-meet',
    says: [
      '(envoie|partage|active)(-| )?(moi )?ta (position|localisation|geoloc[a-z\\d]*)\\b(?=[^.!?]{0,50}\\b(retrouve|rejoins|arrive|perdue?|devant|trouve pas|te voir|suis la)\\b)',
      '(arrive|rejoins|perdue?|trouve (pas|plus)|je suis la)\\b[^.!?]{0,40}\\b(partage|envoie)(-| )?(moi )?ta (position|localisation)',
    ],
    examples: {
      yes: ['Partage ta position, je te trouve pas', "J'arrive, envoie ta position"],
      no: ['Envoie ta position'],
    },
  },
  {
    id: 'feelings-for-things',
    says: [
      "je t'aime (deja )?(pour|rien que pour|d'avoir|de |quand tu|si tu|toi)[^.!?]{0,40}",
      "(t'epouser|me marier avec toi|je t'aime) (rien que |juste )?pour (cette|ce|ta|ton|tes|la|le|ca)\\b[^.!?]{0,30}",
      "(billets?|places?) (pour|de|du) (le |la |l')?(concert|expo[a-z\\d]*|spectacle|match|cine[a-z\\d]*|festival|musee|theatre)",
      "(si tu|quelqu'un qui|une personne qui|toute personne qui)[^.!?]{1,60}\\bje (t'epouse|l'epouse|me marie|t'aime|suis amoureu[a-z\\d]+|veux t'epouser)",
      "je (t'epouse|l'epouse|me marie|t'aime|suis amoureu[a-z\\d]+)\\b[^.!?]{0,10}\\bsi tu\\b[^.!?]{0,60}",
      "(amoureu(x|se)|dingue|folle|fou) (de (mon|ma|mes|ton|ta|tes|la|ce|cette|l')|du|des|d'(un|une|italie|ecosse|islande)) ?(chat|chien|chienne|montagne|ville|pays|cuisine|mer|japon|fromage|plat|serie|film|livre)?",
      '(ame|ames) soeurs? (culinaire|musicale|de canape|du fromage|gastronomique)s?',
    ],
    examples: {
      yes: [
        "Je t'aime rien que pour ça",
        "Je veux t'épouser pour cette tarte",
        "J'ai deux billets pour le concert",
        "Si tu aimes le fromage je t'épouse",
        "Je t'épouse si tu cuisines",
        'Je suis amoureuse de mon chat',
        'Mon âme soeur culinaire',
      ],
      no: ["Je t'aime"],
    },
  },
];
