/** The parts of a tournament's page, each behind a tab. */
export const tournamentParts = ['bracket', 'table', 'games', 'teams'] as const;

export type TournamentPart = (typeof tournamentParts)[number];

/** The part that an address names; the bracket where it names none that there is. */
export function partNamed(name: string | null): TournamentPart {
  return tournamentParts.find((part) => part === name) ?? 'bracket';
}
