/** Where the grammar checker is wrong, each looked at by a reader: names and loan words that it takes for French. */
export const falseAlarms: readonly { words: string; why: string }[] = [
  { words: 'escape games', why: '«escape» is invariable in the loan «escape games»' },
  { words: 'un escape game', why: 'the loan is masculine in use' },
  { words: 'deux kouign-amann', why: 'the plural takes no s' },
  { words: 'le street art', why: '«street» is no French noun; «le street art» is masculine in use' },
  { words: 'au street art', why: 'the same' },
  { words: 'du street art', why: 'the same' },
  { words: 'au yoga', why: '«yoga» takes no elision' },
  { words: 'la bossa nova', why: '«bossa» is taken for the verb «bosser»' },
  { words: 'tomates cerises', why: 'the plural of «tomate cerise», not a colour' },
  { words: 'côté animaux', why: '«côté» is a preposition here' },
  { words: 'côté clients', why: 'the same' },
  { words: 'au yaourt', why: '«yaourt» takes no elision' },
  { words: 'la compta', why: '«compta» is the spoken «comptabilité», not the verb' },
  { words: 'là là', why: '«ah là là» is said so' },
  { words: 'le chèvre', why: 'the cheese is masculine' },
  { words: 'donjons et dragons', why: "a game's name" },
];
