/**
 * One style's patterns, grouped by what they do: three bios of a request come from three groups where they can.
 * Slots, each with its form: `{a}` with its determiner («la rando», «mon chat Pixel»), `{a:le}` the same but never someone's
 * own («la rando»), `{a:nom}` the bare noun («rando»), `{a:inf}` and `{a:on}` the verb («partir en rando», «part en rando»),
 * `{a:dit}` the words as a label, whose grammar does not matter, `{a:cite}` such a label in quotation marks.
 * `{a:dit}` with its determiner where it is known, else the label.
 * `{a:inf#sport}` asks for a topic. «de», «à», «que» before a slot contract and elide by themselves.
 * `[prêt|prête]` agrees with the user; a third part is for whoever did not say (without it the pattern is left out).
 */
export type StylePatterns = Readonly<Record<string, readonly string[]>>;
