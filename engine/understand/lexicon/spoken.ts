/** Short hand of chats (folded) → the words it stands for. Whole words only. */
export const spoken: Record<string, string> = Object.fromEntries(
  `jsuis=je suis;chuis=je suis;jsui=je suis;chui=je suis;jsuit=je suis;jsp=je sais pas;jspa=je sais pas;chepa=je sais pas;chais=je sais;jsais=je sais;jai=j'ai;jaime=j'aime;jadore=j'adore;javais=j'avais;jetais=j'etais;jetai=j'etais;jhabite=j'habite;jen=j'en;jme=je me;jte=je te;jle=je le;jvais=je vais;jvai=je vais;jfais=je fais;jpense=je pense;jcrois=je crois;jdois=je dois;jpeux=je peux;jpeu=je peux;jveux=je veux;jveu=je veux;jkiffe=je kiffe;jbosse=je bosse;jregarde=je regarde;jpars=je pars;jrentre=je rentre;jreviens=je reviens;jpp=j'en peux plus;jme=je me;jpref=je prefere;jprefere=je prefere;tkt=t'inquiete;tqt=t'inquiete;tinquiete=t'inquiete;pk=pourquoi;pkoi=pourquoi;pcq=parce que;pcke=parce que;parcke=parce que;psk=parce que;paske=parce que;bcp=beaucoup;bcq=beaucoup;qd=quand;kan=quand;koi=quoi;ki=qui;ke=que;qqn=quelqu'un;qqun=quelqu'un;qqch=quelque chose;qlq=quelque;mtn=maintenant;mnt=maintenant;ajd=aujourd'hui;auj=aujourd'hui;ojd=aujourd'hui;aujourdhui=aujourd'hui;dsl=desole;dslee=desolee;dsle=desolee;stp=s'il te plait;svp=s'il vous plait;ct=c'etait;cetait=c'etait;cest=c'est;ces=c'est;sa=ca;pa=pas;tjrs=toujours;tjs=toujours;tjr=toujours;tt=tout;ts=tous;bjr=bonjour;bsr=bonsoir;slt=salut;cc=coucou;yo=salut;hello=salut;hey=salut;wesh=salut;rdv=rendez-vous;weekend=week-end;wkd=week-end;wkend=week-end;we=week-end;aprem=apres-midi;aprèm=apres-midi;tas=t'as;ta=t'as;tu=tu;tes=t'es;vrmt=vraiment;vrm=vraiment;grv=grave;dac=d'accord;dacc=d'accord;okay=ok;okk=ok;oki=ok;okey=ok;oué=ouais;ouai=ouais;ué=ouais;ui=oui;vi=oui;yes=oui;yep=oui;yup=oui;nan=non;nn=non;nop=non;nope=non;msg=message;num=numero;tel=telephone;insta=instagram;snap=snapchat;biz=bise;bisous=bisous;mm=meme;meuf=fille;ya=il y a;yavait=il y avait;ns=nous;vs=vous;avc=avec;ds=dans;pr=pour;pdt=pendant;dem=demain;tlm=tout le monde;askip=a ce qu'il parait;stv=si tu veux;jtm=je t'aime;oklm=tranquille;bg=beau gosse;dispo=disponible;dispos=disponible;libre=libre;cb=combien;fds=fin de semaine;ojrd=aujourd'hui;quest-ce=qu'est-ce;kesk=qu'est-ce que;keske=qu'est-ce que;quesque=qu'est-ce que;pluto=plutot;ptet=peut-etre;ptetre=peut-etre;ptete=peut-etre;peutetre=peut-etre;tfk=tu fais quoi;tfq=tu fais quoi;tfkoi=tu fais quoi;cv=ca va;sava=ca va;cmt=comment;cmnt=comment;comen=comment;d'ou=d'ou;dou=d'ou;jss=je suis;jsuiss=je suis;celib=celibataire;jpe=je peux;jaurai=j'aurai;jcherche=je cherche;jtaime=je t'aime;jsens=je sens;jvois=je vois;nonn=non;laffaire=l'affaire;laise=l'aise;dmain=demain;cmort=c'est mort;osef=on s'en fout;balec=je m'en fous`
    .split(';')
    .map((pair) => pair.split('=') as [string, string]),
);

/** Only where what follows shows that it is the short hand: «g faim», «t ou», «c cool». */
export const spokenLetters: [RegExp, string][] = [
  [/(^|\s)t (?=(?:es|as|ai|a|en|aimes|habites|etais|avais|inquiete)\b)/g, "$1t'"],
  [/(^|\s)([jmlnsd]) (?=[aeiouyh]\p{L}*)/gu, "$1$2'"],
  [/(^|\s)c (?=(?:est|etait)\b)/g, "$1c'"],
  [/(^|\s)qu (?=[aeiou])/g, "$1qu'"],
  [/(^|\s)g (?=\p{L})/gu, "$1j'ai "],
  [/(^|\s)c (?=\p{L})/gu, "$1c'est "],
  [/(^|\s)t (?=\p{L})/gu, "$1t'es "],
  [/(^|\s)j (?=\p{L})/gu, '$1je '],
  [/(^|\s)d (?=\p{L})/gu, '$1de '],
  [/(^|\s)(?:cest|ces) (?=\p{L})/gu, "$1c'est "],
];

/** Words whose written form means something else often enough: only expanded at the start or after a subject. */
export const ambiguousSpoken = new Set([
  'ta',
  'tes',
  'sa',
  'ces',
  'we',
  'tas',
  'ya',
  'num',
  'vi',
  'ui',
  'ts',
  'tt',
  'nn',
]);
