import type { AdvancedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import type { TieDecision } from '../../domain/standings/tie-decision.ts';
import type { UndecidedTie } from '../../domain/standings/undecided-tie.ts';
import { call, send } from '../transport/call.ts';

export type { StandingLine, UndecidedTie };

export async function standingsOf(tournamentId: number): Promise<readonly StandingLine[]> {
  return (await call<readonly StandingLine[]>(`/api/tournaments/${tournamentId}/standings`)).json;
}

/** Derives all brackets again; answers how many matches have new teams. */
export async function advanceBrackets(tournamentId: number): Promise<number> {
  const { json } = await send<AdvancedBrackets>('POST', `/api/tournaments/${tournamentId}/advance`, {});
  return json.advanced.length;
}

/** Records how level teams were separated, best first. */
export async function decideTie(tournamentId: number, decision: Pick<TieDecision, 'teams' | 'by'>): Promise<void> {
  await send('POST', `/api/tournaments/${tournamentId}/ties`, decision);
}
