/** A column that points at a person's record, in a table whose rows have a number of their own. */
export interface Reference {
  readonly table: string;
  readonly column: string;
}

/** What moves with a person as it is; whatever else points at people is named below. A reference that is nowhere here fails its test. */
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

/** Of which each person has one, or none between two: these are put together one by one. */
export const joinedReferences: readonly Reference[] = [
  { table: 'emergency_contacts', column: 'player_id' },
  { table: 'contact_codes', column: 'player_id' },
  { table: 'different_players', column: 'one_id' },
  { table: 'different_players', column: 'other_id' },
];

/** What hangs on a registration, and goes and comes back with one. */
export const hangingOnRegistration: readonly Reference[] = [
  { table: 'join_requests', column: 'registration_id' },
  { table: 'family_reminders', column: 'registration_id' },
  { table: 'mailing_letters', column: 'registration_id' },
  { table: 'told_timetables', column: 'registration_id' },
  { table: 'waiver_reminders', column: 'registration_id' },
];

/** What keeps the number of a registration without pointing at it: these stay with it. */
export const namedByNumber: readonly Reference[] = [
  { table: 'change_requests', column: 'registration_id' },
  { table: 'ledger_entries', column: 'registration_id' },
];
