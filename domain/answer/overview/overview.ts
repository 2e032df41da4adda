import type { AgeBracket } from '../../tournament/age-bracket.ts';

/** Open tasks of the office, each with its list: the back office's resource and its filter. */
export const needLists = {
  unpaid: { list: 'tournament-registrations', filter: { owes: true, isOver: false } },
  unsigned: { list: 'tournament-registrations', filter: { waiverState: 'unsigned', isOver: false } },
  unplaced: { list: 'tournament-registrations', filter: { isIndividual: true, isOver: false } },
  requests: { list: 'change-requests', filter: { state: 'asked' } },
  refunds: { list: 'ledger', filter: { isToRefund: true } },
  unscored: { list: 'games', filter: { isOverdue: true } },
  unpublished: { list: 'tournaments', filter: { isUnpublished: true } },
  undelivered: { list: 'messages', filter: { state: 'dead' } },
  postTray: { list: 'messages', filter: { state: 'in tray' } },
} as const;

export type Need = keyof typeof needLists;

/** Sums of money, each with the list of the records that make it up. */
export const moneyLists = {
  owed: needLists.unpaid,
  received: { list: 'ledger', filter: { isOver: false } },
} as const;

export type MoneySide = keyof typeof moneyLists;

/** Number of days in the statistics of registrations, including today. */
export const daysOfRegistrations = 30;

/** First page of the back office: open tasks, next day of play, and statistics. No names. */
export interface Overview {
  readonly needs: Readonly<Record<Need, number>>;
  /** Money in US cents for tournaments that are not over: owed by registrations, and received less refunds by the ledger. */
  readonly money: Readonly<Record<MoneySide, number>>;
  /** Next day of play in New Jersey, YYYY-MM-DD; null while no day is announced. */
  readonly nextDay: string | null;
  /** Tournaments of that day. */
  readonly tournaments: readonly TournamentAhead[];
  /** Registrations by day in New Jersey, the oldest first, including days without any. */
  readonly registrations: readonly DayOfRegistrations[];
}

/** Tournament of the next day of play. */
export interface TournamentAhead {
  readonly id: number;
  readonly name: string;
  readonly teams: number;
  readonly maxTeams: number;
  readonly waiting: number;
  readonly divisions: readonly DivisionAhead[];
}

/** Numbers of one age bracket in a tournament; null for those in none, and for a tournament without brackets. */
export interface DivisionAhead {
  readonly ageBracket: AgeBracket | null;
  readonly teams: number;
  /** Players on rosters. */
  readonly players: number;
  /** Free places on rosters. */
  readonly places: number;
  readonly freeAgents: number;
}

export interface DayOfRegistrations {
  /** Day, YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}
