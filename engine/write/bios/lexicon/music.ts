import type { LexiconEntry } from './lexicon-entry.ts';

export const music: readonly LexiconEntry[] = [
  ['la composition musicale', 'composer', 'composer|composer de la musique'],
  [
    'la musique|musique classique|musique électronique|musique live',
    'écouter de la ~',
    'musiques|music|écouter de la musique|ecouter de la musique|du son|le son',
  ],
  [
    'le jazz|rap|rock|metal|blues|reggae|R&B|punk|gospel|disco|heavy metal|hard rock|classique|folk|dub|shatta|raï|zouk|reggaeton',
    'écouter du ~',
    'rnb=R&B|rai=raï',
  ],
  ["l'électro|afrobeat|opéra|indie", "écouter de l'~", 'electro|electronic music|afrobeats=afrobeat|opera=opéra'],
  [
    'la techno|house|pop|K-pop|soul|funk|bossa nova|country|drum and bass|variété française|chanson française|trance|synthwave|city pop|cumbia',
    'écouter de la ~',
    'kpop=K-pop|k pop=K-pop|dnb=drum and bass|variété=variété française|chansons françaises=chanson française|psytrance=trance',
  ],
  ['les vinyles', 'écouter des ~', 'vinyle|vinyl|platines'],
  [
    'les concerts|festivals|festivals de musique',
    'aller à des ~',
    'concert|festival=festivals|aller en concert|festoches=festivals|festoche=festivals',
  ],
  ['la guitare|basse|batterie|trompette|flûte|harpe|clarinette|contrebasse', 'jouer de la ~', 'guitar|drums=batterie'],
  [
    'le piano|violon|violoncelle|saxo|saxophone|synthé|djembé|banjo',
    'jouer du ~',
    'sax=saxo|pianiste|synthétiseur=synthé',
  ],
  ["l'ukulélé|accordéon|harmonica|orgue", "jouer de l'~", 'ukulele|accordeon=accordéon'],
  ['le chant|karaoké', 'chanter', 'chanter|je chante|singing'],
  ['la chorale', 'chanter en ~', 'chorales'],
  ['le karaoké', 'faire un ~', 'karaoke'],
  ['le beatmaking|DJing', 'faire du ~', 'mixer=DJing|beatmaker|dj=DJing|mao'],
  ['les podcasts', 'écouter des ~', 'podcast'],
  ['la radio', 'écouter la ~'],
  ['les playlists', 'faire des ~', 'playlist'],
  ['les comédies musicales', 'aller voir des ~', 'comédie musicale|musicals|broadway'],
  ['Taylor Swift|Beyoncé|Stromae|Orelsan|Angèle|Aya Nakamura|PNL|Daft Punk|Radiohead', 'écouter ~'],
];
