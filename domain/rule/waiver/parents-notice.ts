import { asPlaceholderValue, type Phrase, type Sentence, said } from '../language/sentence.ts';

/** Retention periods of a family's records, in the words of the rules that are carried out; a test compares them. */
export const retentionPeriods = {
  player: 'Five years after the last registration a player is erased; scores and goals stay without the name.',
  wishes: 'Notes and wishes are forgotten a year after the registration.',
  waiver:
    'A signed waiver is kept for seven years, and until the year in which the player turns 21, unless the family erases the player.',
  letters:
    'Emails are forgotten half a year after they were sent, those that could not or were not to be sent after a year.',
  books: 'What was paid for somebody who was erased is kept for seven years, without the name, for the books.',
} as const satisfies Readonly<Record<string, Phrase>>;

/** Those rules as sentences to fill into the notice. */
const rules = {
  player: asPlaceholderValue(retentionPeriods.player),
  wishes: asPlaceholderValue(retentionPeriods.wishes),
  waiver: asPlaceholderValue(retentionPeriods.waiver),
  letters: asPlaceholderValue(retentionPeriods.letters),
  books: asPlaceholderValue(retentionPeriods.books),
};

/** Notice to parents: which data is stored about the child, why, how long, and what they can do about it. */
export const parentsNotice: readonly Sentence[] = [
  'What we keep: the name, birth year, club, level, shirt size where it is asked, phone and email of the player; your name and how to reach you; teams, payments, the waiver, scores and goals.',
  'Why: to put teams and games together, to reach you, and to have an adult answer for the player. We sell nothing, show no advertising, and never show how to reach your family in public.',
  said('How long: {player} {waiver} {wishes} {letters}', rules),
  'See and correct: choose "See what is kept about your child" at the foot of every page of our site. We email a link to your address; it opens the Player ID with everything we keep, and who looked at it. Without an address, call us.',
  'Withdraw: the same page, or the link above, takes back the waiver or the choice about photos. Without a waiver a player cannot play until it is signed again.',
  said(
    'Erase: the same page erases in one press. {books} Scores and counted goals stay without the name. A backup made before holds the player until it is deleted.',
    rules,
  ),
];
