import type { SentMoment } from '../../rule/time/moment.ts';

/** Open tasks of the office, each with its list: the back office's resource and its filter. */
export const needLists = {
  unpaid: { list: 'tournament-registrations', filter: { owes: true, isOver: false } },
  unsigned: { list: 'tournament-registrations', filter: { waiverState: 'unsigned', isOver: false } },
  unplaced: { list: 'tournament-registrations', filter: { isIndividual: true, isOver: false } },
  shortTeams: { list: 'teams', filter: { isShort: true } },
  idleTeams: { list: 'teams', filter: { hasNoGames: true } },
  refunds: { list: 'ledger', filter: { isToRefund: true } },
  unscored: { list: 'games', filter: { isOverdue: true } },
  unpublished: { list: 'tournaments', filter: { isUnpublished: true } },
  undelivered: { list: 'messages', filter: { state: 'dead' } },
} as const;

export type Need = keyof typeof needLists;

/** Field on which a game is due, with the minutes since its last entry. */
export interface SilentField {
  readonly tournamentId: number;
  readonly field: string;
  readonly minutes: number;
}

/** Team whose game is about to begin, with how many of its players are here. */
export interface TeamNotHere {
  readonly tournamentId: number;
  readonly gameId: number;
  readonly field: string;
  readonly startTime: SentMoment;
  readonly team: string;
  readonly here: number;
  readonly players: number;
}

/** What needs an organizer now, in numbers and without names of people. */
export interface Needs {
  /** Number of records in the list of each task. */
  readonly counts: Readonly<Record<Need, number>>;
  /** Tournaments with a tie that nothing separates and that decides who plays on. */
  readonly tiedTournamentIds: readonly number[];
  /** Fields on which a game is due and nothing was entered for some minutes. */
  readonly silentFields: readonly SilentField[];
  /** Teams that are not complete at check-in shortly before their game. */
  readonly teamsNotHere: readonly TeamNotHere[];
  /** Number of site settings without which families cannot pay or ask, and which nobody has set. */
  readonly sampleSettings: number;
  /** Whether the call came by a proxy that TRUST_PROXY does not name: all callers behind it count as one address. */
  readonly isProxyUnknown: boolean;
}
