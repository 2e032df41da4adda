import type { TieDecision } from '../../domain/standings/tie-decision.ts';
import type { UndecidedTie } from '../../domain/standings/undecided-tie.ts';
import { call, send } from '../site/call.ts';

/** A team's line in the standings as the API tells it. */
export interface StandingLine {
  readonly teamId: number;
  readonly teamName: string;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
  readonly ageBracket: string | null;
  readonly group?: string;
  readonly rank: number;
  readonly advances: boolean;
  readonly decidedBy: string;
}

export type { UndecidedTie };

export async function standingsOf(tournamentId: number): Promise<readonly StandingLine[]> {
  return (await call(`/api/tournaments/${tournamentId}/standings`)).json;
}

/** Derives all brackets again; answers how many matches have new teams. */
export async function advanceBrackets(tournamentId: number): Promise<number> {
  const { json } = await send('POST', `/api/tournaments/${tournamentId}/advance`, {});
  return json.advanced?.length ?? 0;
}

export async function decideTie(tournamentId: number, decision: TieDecision): Promise<void> {
  await send('POST', `/api/tournaments/${tournamentId}/ties`, decision);
}
