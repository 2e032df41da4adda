import type { AgeBracket } from '../../tournament/age-bracket.ts';

/** What needs somebody now, with the list that shows exactly that: the resource of the back office, and its filter. */
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

/** What the money of one side is a sum of, with the list that shows exactly that. */
export const moneyLists = {
  owed: needLists.unpaid,
  received: { list: 'ledger', filter: { isOver: false } },
} as const;

export type MoneySide = keyof typeof moneyLists;

/** The days of which registrations are told, today among them. */
export const daysOfRegistrations = 30;

/** The office's first page: what needs somebody, what comes next, and how it goes. Nobody is named. */
export interface Overview {
  readonly needs: Readonly<Record<Need, number>>;
  /** In US cents, of tournaments that are not over: what registrations still owe, and what the ledger says was received and not sent back. */
  readonly money: Readonly<Record<MoneySide, number>>;
  /** YYYY-MM-DD in New Jersey; null while no day is announced. */
  readonly nextDay: string | null;
  /** What is played on that day. */
  readonly tournaments: readonly TournamentAhead[];
  /** Day by day in New Jersey, the oldest first, those without any too. */
  readonly registrations: readonly DayOfRegistrations[];
}

/** A tournament of the next day of play. */
export interface TournamentAhead {
  readonly id: number;
  readonly name: string;
  readonly teams: number;
  readonly maxTeams: number;
  readonly waiting: number;
  readonly divisions: readonly DivisionAhead[];
}

/** What of a tournament is in one age bracket; null is whoever is in none, and all of a tournament that has none. */
export interface DivisionAhead {
  readonly ageBracket: AgeBracket | null;
  readonly teams: number;
  /** On rosters. */
  readonly players: number;
  /** On rosters, for more players. */
  readonly places: number;
  readonly freeAgents: number;
}

export interface DayOfRegistrations {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}
