/** How long a family's records are kept, in the words of the rules that are carried out; a test compares them. */
export const keptFor = {
  player: 'Five years after the last registration a player is erased; scores and goals stay without the name.',
  wishes: 'Notes, wishes and other contacts are forgotten a year after the registration.',
  waiver: 'A signed waiver is kept for seven years, and until the year in which the player turns 21.',
  letters:
    'Letters are forgotten half a year after they were sent, those that could not or were not to be sent after a year.',
} as const;

/** What a parent is told directly: what is kept about the child, why, how long, and what can be done about it. */
export const parentsNotice: readonly string[] = [
  'What we keep: the name, birth year, club, level, phone and e-mail of the player; your name and how to reach you; teams, payments, the waiver, scores and goals.',
  'Why: to put teams and games together, to reach you, and to have an adult answer for the player. We sell nothing, show no advertising, and never show how to reach your family in public.',
  `How long: ${keptFor.player} ${keptFor.waiver} ${keptFor.wishes} ${keptFor.letters}`,
  'See and correct: open the Player ID with the name and phone; a code sent to your address shows everything and lets you change it.',
  'Withdraw: the link above takes back the waiver or the choice about photos, at any time until the tournament is over.',
  'Erase: write to the organizers; their address is at the foot of every page of our site.',
];
