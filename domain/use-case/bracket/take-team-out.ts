import { leaveOutTeam } from '../../day/leave-out-team.ts';
import { previewRevision, reviseDay } from '../../day/revise-day.ts';
import { type RevisionShown, revisionShown } from '../../day/revision-shown.ts';
import { type DrawOnFile, nameIn, playedOn, type TournamentDay } from '../../day/tournament-day.ts';
import { said } from '../../language/sentence.ts';
import type { TeamId } from '../../match/match.ts';
import type { Audit } from '../../port/audit.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { Clock } from '../../port/clock.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { lockDay } from './lock-day.ts';
import type { WithdrawalEntry } from './withdrawal-entry.ts';

/** What an organizer says about a team that leaves. */
export interface WithdrawalOrder {
  readonly tournamentId: number;
  readonly entry: WithdrawalEntry;
  readonly by: string;
}

/**
 * Takes a team out of a tournament that has been drawn. What it has played stays; its games to come are forfeited, or left out
 * of the brackets where they were sure from the start.
 */
export class TakeTeamOut {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run({ tournamentId, entry, by }: WithdrawalOrder): Promise<RevisionShown> {
    const day = await lockDay(this.tournaments, this.brackets, tournamentId);
    const { teamId, games, confirm: isConfirmed, preview } = entry;
    if (!day.draw.divisions.some(({ teams }) => teams.includes(teamId))) throw notDrawn();
    if (day.draw.withdrawn.includes(teamId)) throw hasWithdrawn(nameIn(day)(teamId));
    const after = withWithdrawn(day, teamId, games === 'left-out');
    if (preview) return revisionShown(day, previewRevision(day, after));
    const revised = reviseDay(day, after, { isConfirmed });
    await this.brackets.save(revised, { by, at: this.clock.now() });
    const to = { tournamentId, games };
    await this.audit.note({ thing: 'team', recordId: teamId, what: 'withdrawn from the brackets', to });
    return revisionShown(day, revised);
  }
}

function withWithdrawn(day: TournamentDay, team: TeamId, isLeftOut: boolean): TournamentDay {
  const draw = { ...day.draw, withdrawn: [...day.draw.withdrawn, team] };
  return { ...day, draw: isLeftOut ? leftOut(draw, team, day) : draw };
}

function leftOut(draw: DrawOnFile, team: TeamId, day: TournamentDay): DrawOnFile {
  const played = playedOn(day);
  const divisions = draw.divisions.map((division) => leaveOutTeam(division, team, played));
  const left = new Set(divisions.flatMap(({ matches }) => matches).map(({ key }) => key));
  const games = draw.timetable.games.filter(({ match }) => left.has(match));
  return { ...draw, divisions, leftOut: [...draw.leftOut, team], timetable: { ...draw.timetable, games } };
}

const notDrawn = () => new Refusal('not-found', 'This team is not in the brackets of this tournament');
const hasWithdrawn = (team: string) => new Refusal('conflict', said('{team} has withdrawn already', { team }));
