/** Parts of a tournament's page, each behind a tab. */
export const tournamentParts = ['bracket', 'table', 'games', 'teams'] as const;

export type TournamentPart = (typeof tournamentParts)[number];

/** Returns the part named by an address; the bracket where it names none that exists. */
export function partNamed(name: string | null | undefined): TournamentPart {
  return tournamentParts.find((part) => part === name) ?? 'bracket';
}

/** Returns the address of a part; that of the bracket is the tournament's own. */
export const partAddress = (id: string, part: TournamentPart): string =>
  part === 'bracket' ? `/tournaments/${id}` : `/tournaments/${id}/${part}`;
