import type { Given } from '../../port/ports.ts';
import { isSetAside } from '../../rule/bracket/leave-out-team.ts';
import { previewRevision, reviseDay } from '../../rule/bracket/revise-day.ts';
import { nameIn, type TournamentDay } from '../../rule/bracket/tournament-day.ts';
import { type WithdrawalView, withdrawalView } from '../../rule/bracket/withdrawal-view.ts';
import { usualWay, withoutTeam } from '../../rule/bracket/withdrawal-way.ts';
import { withTeamBack } from '../../rule/bracket/withdrawn-teams.ts';
import { said } from '../../rule/language/sentence.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { lockDay } from './lock-day.ts';
import { refuseUnseen } from './preview-mark.ts';
import type { ReturnEntry, WithdrawalEntry } from './withdrawal-entry.ts';

/** Order of an organizer to withdraw a team. */
interface WithdrawalOrder {
  readonly tournamentId: number;
  readonly entry: WithdrawalEntry;
  readonly by: string;
}

/**
 * Withdraws a team from a drawn tournament: its results count and the rest is forfeited, or it is as if it had
 * never played. Unless told which, it depends on how much the team has played.
 */
export async function takeTeamOut(
  given: Given<'tournaments' | 'brackets' | 'seal'>,
  { tournamentId, entry, by }: WithdrawalOrder,
): Promise<WithdrawalView> {
  const day = await lockDay(given.tournaments, given.brackets, tournamentId);
  const { teamId, confirm: isConfirmed, preview } = entry;
  if (!day.draw.divisions.some(({ teams }) => teams.includes(teamId))) throw notDrawn();
  if (day.draw.withdrawn.includes(teamId)) throw hasWithdrawn(nameIn(day)(teamId));
  const games = entry.games ?? usualWay(day, teamId);
  const after = withoutTeam(day, teamId, games);
  const view = withdrawalView(day, previewRevision(day, after), {
    games,
    markOf: (text) => given.seal.mark(text),
  });
  if (preview) return view;
  refuseUnseen(entry.mark, view.mark);
  const revised = reviseDay(day, after, { isConfirmed });
  await given.brackets.save(revised, { by, at: given.clock.now() });
  const to = { tournamentId, games };
  await given.audit.note({ thing: 'team', recordId: teamId, what: 'withdrawn from the brackets', to });
  return view;
}

const notDrawn = () => new Refusal('not-found', 'This team is not in the brackets of this tournament');
const hasWithdrawn = (team: string) => new Refusal('conflict', said('{team} has withdrawn already', { team }));

/** Order of an organizer to bring back a team that was withdrawn by mistake. */
interface ReturnOrder {
  readonly tournamentId: number;
  readonly entry: ReturnEntry;
  readonly by: string;
}

type Needed = Given<'tournaments' | 'brackets' | 'teams' | 'seal'>;

/** Puts a withdrawn team back into the brackets; the games it forfeited are to be played after all. */
export async function bringTeamBack(given: Needed, { tournamentId, entry, by }: ReturnOrder): Promise<WithdrawalView> {
  const day = await lockDay(given.tournaments, given.brackets, tournamentId);
  await refuseIfGone(given, day, entry.teamId);
  const after = withTeamBack(day, entry.teamId);
  const games = day.draw.leftOut.includes(entry.teamId) ? 'left-out' : 'forfeited';
  const view = withdrawalView(day, previewRevision(day, after), {
    games,
    markOf: (text) => given.seal.mark(text),
  });
  if (entry.preview) return view;
  refuseUnseen(entry.mark, view.mark);
  const revised = reviseDay(day, after, { isConfirmed: entry.confirm });
  await given.brackets.save(revised, { by, at: given.clock.now() });
  const what = 'brought back into the brackets';
  await given.audit.note({ thing: 'team', recordId: entry.teamId, what, to: { tournamentId } });
  return view;
}

async function refuseIfGone(given: Needed, day: TournamentDay, teamId: number): Promise<void> {
  if (!day.draw.withdrawn.includes(teamId)) throw hasNotWithdrawn();
  const name = nameIn(day)(teamId);
  if (day.draw.leftOut.includes(teamId) && !isSetAside(day.draw, teamId)) throw isLeftOut(name);
  const team = await given.teams.find(teamId);
  if (team === undefined || !team.isActive) throw hasNoPlayers(name);
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
