// A site written as «mot.tld», with or without «https». A sentence whose full stop lacks its space («oui.et toi») would look the
// same: only endings of sites count.

const endings =
  'com fr net org io me ly gg be ch co app link eu tv info page site ee ru xyz online shop store club live chat vip top biz us uk de es it pt nl pl to cc ws pw click fun date dating love sexy ai dev cloud blog world space website press media social network one pro bio re ma tn dz sn ci ca bet casino win game games porn cam cams';
const site = new RegExp(
  String.raw`(?:https?:\/\/|www\.)\S|(?<![\p{L}\d.])[\p{L}\d][\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:${endings.split(' ').join('|')})(?![\p{L}\d])`,
  'iu',
);
/** «point com», «(dot) fr». */
const spelled = /\p{L}{3} ?(?:\(|\[)?(?:point|dot)(?:\)|\])? ?(?:com|fr|net|org|io|me)(?!\p{L})/iu;

export const namesSite = (text: string) => site.test(text) || spelled.test(text);
