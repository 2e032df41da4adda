import { isSetAside } from '../../day/leave-out-team.ts';
import { previewRevision, reviseDay } from '../../day/revise-day.ts';
import { nameIn, type TournamentDay } from '../../day/tournament-day.ts';
import { type WithdrawalView, withdrawalView } from '../../day/withdrawal-view.ts';
import { withTeamBack } from '../../day/withdrawn-teams.ts';
import { said } from '../../language/sentence.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { lockDay } from './lock-day.ts';
import { refuseUnseen } from './preview-mark.ts';
import type { ReturnEntry } from './withdrawal-entry.ts';

/** Order of an organizer to bring back a team that was withdrawn by mistake. */
interface ReturnOrder {
  readonly tournamentId: number;
  readonly entry: ReturnEntry;
  readonly by: string;
}

/** Puts a withdrawn team back into the brackets; the games it forfeited are to be played after all. */
export class BringTeamBack {
  constructor(private readonly ports: Given<'tournaments' | 'brackets' | 'teams' | 'seal'>) {}

  async run({ tournamentId, entry, by }: ReturnOrder): Promise<WithdrawalView> {
    const day = await lockDay(this.ports.tournaments, this.ports.brackets, tournamentId);
    await this.refuseIfGone(day, entry.teamId);
    const after = withTeamBack(day, entry.teamId);
    const games = day.draw.leftOut.includes(entry.teamId) ? 'left-out' : 'forfeited';
    const view = withdrawalView(day, previewRevision(day, after), {
      games,
      markOf: (text) => this.ports.seal.mark(text),
    });
    if (entry.preview) return view;
    refuseUnseen(entry.mark, view.mark);
    const revised = reviseDay(day, after, { isConfirmed: entry.confirm });
    await this.ports.brackets.save(revised, { by, at: this.ports.clock.now() });
    const what = 'brought back into the brackets';
    await this.ports.audit.note({ thing: 'team', recordId: entry.teamId, what, to: { tournamentId } });
    return view;
  }

  private async refuseIfGone(day: TournamentDay, teamId: number): Promise<void> {
    if (!day.draw.withdrawn.includes(teamId)) throw hasNotWithdrawn();
    const name = nameIn(day)(teamId);
    if (day.draw.leftOut.includes(teamId) && !isSetAside(day.draw, teamId)) throw isLeftOut(name);
    const team = await this.ports.teams.find(teamId);
    if (team === undefined || !team.isActive) throw hasNoPlayers(name);
  }
}

const hasNotWithdrawn = () => new Refusal('not-found', 'This team has not withdrawn from these brackets');
const isLeftOut = (team: string) =>
  new Refusal(
    'conflict',
    said('The games of {team} were left out of the brackets. Generate the brackets again to bring it back.', { team }),
  );
const hasNoPlayers = (team: string) =>
  new Refusal(
    'conflict',
    said('{team} was taken out and its players are free agents: enter a team for them first', { team }),
  );
