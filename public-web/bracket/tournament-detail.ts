import type { TournamentDetail as Detail } from '../../domain/answer/bracket/tournament-detail.ts';
import type { TeamRecognised } from '../../domain/answer/team/public-team.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { read, send } from '../transport/call.ts';

/** A team of a tournament, as far as its brackets name it. */
export interface BracketTeam {
  readonly id: number;
  readonly name: string;
}

/** A tournament with its brackets, teams and games as it arrives. */
export type TournamentDetail = Sent<Detail>;

export const tournamentDetail = (id: number): Promise<TournamentDetail> => read(`/api/tournaments/${id}`);

/** Names a registered team; this browser may then see the brackets of that active tournament. */
export const validateTeam = (id: number, teamName: string): Promise<TeamRecognised> =>
  send('POST', `/api/tournaments/${id}/validate-team`, { teamName });
