import type { TournamentDetail as Detail } from '../../domain/answer/bracket/tournament-detail.ts';
import type { TeamRecognised } from '../../domain/answer/team/public-team.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import type { TournamentPart } from '../../domain/rule/tournament/tournament-part.ts';
import { read, send } from '../transport/call.ts';

/** Team of a tournament, with the fields that its brackets need. */
export interface BracketTeam {
  readonly id: number;
  readonly name: string;
}

/** Tournament with its brackets, teams and games, as JSON. */
export type TournamentDetail = Sent<Detail>;

export const tournamentDetail = (id: number): Promise<TournamentDetail> => read(`/api/tournaments/${id}`);

/** Names a registered team, after which this browser may see the brackets of that active tournament. */
export const validateTeam = (id: number, teamName: string): Promise<TeamRecognised> =>
  send('POST', `/api/tournaments/${id}/validate-team`, { teamName });

/** Part of a tournament's page, and what it shows. */
export interface PanelProps {
  readonly part: TournamentPart;
  readonly detail: TournamentDetail;
}
