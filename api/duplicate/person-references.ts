/** Column that refers to a person's record, in a table whose rows have ids. */
export interface Reference {
  readonly table: string;
  readonly column: string;
}

/** References moved to the surviving person unchanged. A reference missing from all lists of this file fails a test. */
export const movedReferences: readonly Reference[] = [
  { table: 'tournament_registrations', column: 'player_id' },
  { table: 'teams', column: 'captain_id' },
  { table: 'player_goals', column: 'player_id' },
  { table: 'ledger_entries', column: 'player_id' },
  { table: 'join_requests', column: 'player_id' },
  { table: 'change_requests', column: 'player_id' },
  { table: 'player_changes', column: 'player_id' },
  { table: 'mailing_letters', column: 'player_id' },
  { table: 'outgoing_mails', column: 'player_id' },
  { table: 'player_merges', column: 'kept_id' },
];

/** References of which a person, or a pair of people, has at most one row; merged one by one. */
export const singleReferences: readonly Reference[] = [
  { table: 'contact_codes', column: 'player_id' },
  { table: 'different_players', column: 'one_id' },
  { table: 'different_players', column: 'other_id' },
];

/** References to a registration, which disappear and return with it. */
export const registrationReferences: readonly Reference[] = [
  { table: 'join_requests', column: 'registration_id' },
  { table: 'family_reminders', column: 'registration_id' },
  { table: 'mailing_letters', column: 'registration_id' },
  { table: 'told_timetables', column: 'registration_id' },
  { table: 'waiver_reminders', column: 'registration_id' },
];

/** Columns that hold a registration's number without a foreign key; they keep it. */
export const unlinkedReferences: readonly Reference[] = [
  { table: 'change_requests', column: 'registration_id' },
  { table: 'ledger_entries', column: 'registration_id' },
];
