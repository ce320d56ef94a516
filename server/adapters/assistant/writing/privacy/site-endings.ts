// Endings of sites («mot.tld»), without those that are words of a chat: a full stop that lacks its space («oui.et toi», «mdr.lol») would look
// the same.

export const siteEndings = [
  'com fr net org io me ly gg be ch co app link eu tv info page site ee ru xyz online shop store club live chat vip top biz us uk de es it',
  'pt nl pl to cc ws pw click fun date dating love sexy ai dev cloud blog world space website press media social network one pro bio re ma',
  'tn dz sn ci ca bet casino win game games porn cam cams fans tk ml ga cf gq icu zip mov cn in su men bond work loan cyou buzz monster quest',
  'agency tech digital video photos pics pictures gallery studio paris bzh email group company center xxx adult webcam stream party trade fm',
  'st ph id jp kr br mx gr ro hu cz sk bg ua kz by lt lv dk fi at au nz ht gd gy gl ms vc sh so',
]
  .join(' ')
  .split(' ');

/** Endings that stand for a site even with a space around the full stop, or after «point». */
export const spokenEndings = 'com fr net org io me ru xyz tk cn icu club site online shop fans link app'.split(' ');
