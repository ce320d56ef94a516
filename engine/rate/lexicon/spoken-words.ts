/** Everyday words that no dictionary has; they are not misspellings. */
export const spokenWords: readonly string[] = `
  dispo carpe diem ghosteur ghosteurs mdr ptdr ciné resto restos apéro apéros rando randos insta snap tinder bumble
  hinge happn fruitz netflix spotify youtube tiktok twitch deezer muscu cardio coloc colocs appart apparts expo expos
  pote potes boulot taf teuf meuf mec kiffe kiffer kif geek fan fans bd sf diy vtt dj lol haha hihi ok sushi sushis
  brunch brunchs running trail crossfit yoga pilates paddle padel surf kitesurf skate longboard roller bloc gaming
  gamer gameuse manga mangas anime animes kpop k-pop techno house électro rap metal funk soul blues afrobeat reggaeton
  salsa bachata kizomba zumba street food burger burgers tacos ramen ramens bo bun kimchi tiramisu spritz mojito
  mojitos matcha chaï latte kouign-amann road trip trips roadtrip roadtrips van vanlife backpack airbnb week-end
  weekend feeling crush match matchs date dates ghoster ghosting swipe swiper spoiler podcast podcasts playlist
  playlists vinyle vinyles stand-up blind test tests escape game games quiz mario kart zelda pokémon catan uno
  scrabble monopoly harry potter star wars marvel disney pixar ghibli friends kaamelott com dev web start-up startup
  freelance design designer marketing manager coach asap emoji emojis selfie selfies story stories like likes team
  small talk vibe vibes chill chiller cosy fun cool look vintage vegan vegane végé bio écolo sympa perso ado ados psy
  philo prof profs fac ciao bof pro pros svt ign oss psg om ol nba f1 mma jjb urbex skincare sneakers true crime city
  pop indie ukulélé saxo sax bouffe bouquin bouquins tatoo tattoo tattoos snowboard snow wingfoil gravel slackline
  acroyoga kombucha tchatche cheesecake cookies pancakes fooding afterwork rooftop open mic impro photoshop excel lego
  legos ikea bluetooth wifi gps tgv rer sncf ratp pc tv ia rn asmr daronne daron frérot reuf wesh kebab kebabs gyoza
  gyozas lol xd
`
  .trim()
  .split(/\s+/);
