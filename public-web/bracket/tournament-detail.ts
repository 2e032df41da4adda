import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import type { ShownGame } from '../game/shown-game.ts';
import { read, send } from '../transport/call.ts';
import type { BracketMatch } from './bracket-match.ts';

/** A team of a tournament, as far as its brackets name it. */
export interface BracketTeam {
  readonly id: number;
  readonly name: string;
}

/** A tournament with its brackets, teams and games (operations specification, section 3). */
export interface TournamentDetail {
  readonly tournament: PublicTournament;
  readonly brackets: readonly BracketMatch[];
  readonly teams: readonly BracketTeam[];
  readonly games: readonly ShownGame[];
  /** Brackets and games of an active tournament are shown to those who can name a team in it. */
  readonly verificationRequired?: boolean;
}

export const tournamentDetail = (id: number): Promise<TournamentDetail> => read(`/api/tournaments/${id}`);

/** Names a registered team; this browser may then see the brackets of that active tournament. */
export const validateTeam = (id: number, teamName: string): Promise<{ readonly teamName: string }> =>
  send('POST', `/api/tournaments/${id}/validate-team`, { teamName });
