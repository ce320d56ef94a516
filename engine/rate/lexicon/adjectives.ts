/** Adjectives with which people praise themselves: three or more in a row cost points. Without accents; feminine and plural are optional. */
export const selfAdjectives: readonly string[] = `
  gentil(le)? drole sporti(f|ve) intelligent(e)? cultive(e)? ambitieu(x|se) genereu(x|se) fidele attentionne(e)?
  romantique simple sincere souriant(e)? curieu(x|se) sociable dynamique positi(f|ve) honnete spontane(e)?
  naturel(le)? calme timide loyal(e)? creati(f|ve) passionne(e)? motive(e)? sensible doux douce joyeu(x|se) ouvert(e)?
  independant(e)? determine(e)? respectueu(x|se) serieu(x|se) sympa cool tendre calin(e)? patient(e)? tolerant(e)?
  energique optimiste reveu(r|se) bienveillant(e)? aventuri(er|ere) festi(f|ve) charmant(e)? mature responsable
  galant(e)? franc(he)? direct(e)? pose(e)? discret(e)? empathique bosseu(r|se) stable celibataire chaleureu(x|se)
  altruiste elegant(e)? authentique taquin(e)? gourmand(e)? organise(e)? courageu(x|se) humble modeste
`
  .trim()
  .split(/\s+/);
