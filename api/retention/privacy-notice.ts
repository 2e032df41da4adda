import type { StoredKind } from '../../domain/answer/site/privacy-notice.ts';
import { catalogueOf, type Language } from '../../domain/rule/language/language.ts';
import { type Phrase, translate } from '../../domain/rule/language/sentence.ts';
import { retention } from './retention.ts';

interface Kind {
  readonly what: Phrase;
  readonly why: Phrase;
  /** Tables that hold the records. */
  readonly tables: readonly string[];
}

/** Kinds of stored records and their purposes, in the order of the page; their periods follow from the rules of these tables. */
export const kinds: readonly Kind[] = [
  {
    what: 'The player and the parent: name, birth year, club, level, shirt size where it is asked, phone, email',
    why: 'To put teams and games together, and to reach the family.',
    tables: ['players'],
  },
  {
    what: 'Registrations: teams, wishes and notes, payments, the waiver and who signed it',
    why: 'To run the tournament, to know who has paid, and to have an adult answer for the player.',
    tables: ['tournament_registrations'],
  },
  {
    what: 'Captains, invitations, and interest in tournaments to come',
    why: 'So that teams come together and captains are reached.',
    tables: ['teams', 'invitations', 'pre_registrations'],
  },
  {
    what: 'Letters to you, and what you were told of the timetable',
    why: 'So that no letter is lost or sent twice, and you hear of every change once.',
    tables: ['outgoing_mails', 'told_timetables', 'told_contacts', 'mailboxes', 'news_endings', 'shown_links'],
  },
  {
    what: 'Scores and goals, and who kept them',
    why: 'So that results can be checked and corrected.',
    tables: ['score_updates', 'player_goals', 'score_keepers', 'keeper_links'],
  },
  {
    what: 'Who looked at a record or changed it',
    why: 'So that you can see it, and misuse is found.',
    tables: ['audit', 'audit_source_keys'],
  },
  {
    what: 'What other sites are told when somebody registers, pays or plays: numbers and scores, no names',
    why: 'So that a club can show results on its own site and keep its own books.',
    tables: ['webhooks', 'webhook_deliveries'],
  },
  {
    what: 'Browsers that follow a team, by an address that says nothing of a person, and what they were told of its games',
    why: 'So that whoever follows a team hears of its games, and nobody waits for one that is not played.',
    tables: ['calendar_entries', 'followers', 'push_messages'],
  },
  {
    what: 'What stays after an erasure',
    why: 'So that the books add up.',
    tables: ['payments_of_erased', 'ledger_entries'],
  },
  {
    what: 'What keeps the site safe: sessions, mailed codes, counted failures, sealed answers',
    why: 'So that nobody reaches a family by guessing, and nothing is entered twice.',
    tables: ['sessions', 'grants', 'failures', 'contact_codes', 'answered_calls', 'follow_counts'],
  },
  {
    what: 'Organizers: name, email, the hash of a password, what a second factor needs, and keys for programs',
    why: 'So that only they sign in.',
    tables: ['admin_users', 'second_factors', 'recovery_codes', 'api_keys'],
  },
];

/** Returns every kind with its policies, in a language. */
export function storedKinds(language: Language): readonly StoredKind[] {
  const tell = (phrase: Phrase) => translate(phrase, catalogueOf[language]);
  return kinds.map(({ what, why, tables }) => ({
    what: tell(what),
    why: tell(why),
    howLong: retention.filter(({ table }) => tables.includes(table)).map(({ policy }) => tell(policy)),
  }));
}
