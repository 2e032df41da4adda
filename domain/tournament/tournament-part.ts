/** The parts of a tournament's page, each behind a tab. */
export const tournamentParts = ['bracket', 'table', 'games', 'teams'] as const;

export type TournamentPart = (typeof tournamentParts)[number];

/** The part that an address names; the bracket where it names none that there is. */
export function partNamed(name: string | null | undefined): TournamentPart {
  return tournamentParts.find((part) => part === name) ?? 'bracket';
}

/** The address of a part; that of the bracket is the tournament's own. */
export const partAddress = (id: string, part: TournamentPart): string =>
  part === 'bracket' ? `/tournaments/${id}` : `/tournaments/${id}/${part}`;
