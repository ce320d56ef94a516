/** Insults, sex, drugs, hate, violence: as pieces of a pattern, whole words only. */
export const unfitWords: readonly string[] = String.raw`
  sexe; sex; sexuel(?:le)?s?; baiser; baise; niquer?; nique; niquez; cul; plan cul; plans? q; bite; bites; chatte;
  teub; queue; sucer; suce; pipe; fellation; sodomie; anal; porno?; pornographie; pornhub; onlyfans; mym; hentai;
  bdsm; fétich\w*; soumission; domination; libertin\w*; libertinage; échangis\w*; partouze; orgie; nudes?; seins?;
  nichons?; fesses; gros boules; levrette; masturb\w*; branler; branlette; éjac\w*; orgasme; escort\w*; milf;
  gang ?bang; coquin(?:e|s|es)?; ken; pécho; serrer des meufs; pieds des femmes; pute; putes; putain; salope; salopes;
  connard; connards; connasse; con; cons; conne; enculé\w*; fdp; fils de pute; ntm; pd; pédé; pédale; tapette; gouine;
  bougnoule; nègre; négro; youpin; bâtard; batard; merde; chier; ta mère; ta gueule; tg; bouffon; abruti; débile;
  idiot; crétin; enfoiré; trou du cul; fuck; fucking; shit; bitch; asshole; dick; pussy; drogues?; coke; cocaïne;
  cocaine; héroïne; weed; beuh; shit; cannabis; joints?; bédo; mdma; ecstasy; ecsta; lsd; kétamine; crack;
  fumer des joints; se défoncer; nazi\w*; hitler; racis\w*; terroris\w*; djihad; tuer; meurtre; viol; violer; frapper;
  suicide; armes à feu; pédophil\w*; zoophil\w*; torture
`
  .trim()
  .split(/;\s+/);
