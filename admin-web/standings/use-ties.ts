import { useQuery } from '@tanstack/react-query';
import type { DayTies } from '../../domain/rule/bracket/tie-decisions.ts';
import type { UndecidedTie } from '../../domain/rule/standings/undecided-tie.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { teamName } from '../bracket/sides.ts';
import { keyOf } from '../bracket/use-drawn-tournament.ts';
import { ask } from '../transport/call.ts';

/** Fetches the ties of a tournament that decide who goes on. */
export const tiesOfTournament = (tournamentId: number) => ask<DayTies>(`/api/tournaments/${tournamentId}/ties`);

/** Returns the ties of a tournament, as of its last result. */
export function useTies(tournamentId: number): DayTies {
  const { data } = useQuery({ queryKey: keyOf('ties', tournamentId), queryFn: () => tiesOfTournament(tournamentId) });
  return data ?? { open: [], decided: [] };
}

const list = new Intl.ListFormat('en-US');

/** Says which teams are level, and why their order matters. */
export function tieText({ teams, rank }: UndecidedTie, { teams: named }: Pick<DrawnTournament, 'teams'>): string {
  const names = list.format(teams.map((id) => teamName(id, named)));
  return `${names} share rank ${rank}, and their order decides who goes on, or who meets whom.`;
}
