import { previewRevision, reviseDay } from '../../day/revise-day.ts';
import { nameIn } from '../../day/tournament-day.ts';
import { type WithdrawalView, withdrawalView } from '../../day/withdrawal-view.ts';
import { usualWay, withoutTeam } from '../../day/withdrawal-way.ts';
import { said } from '../../language/sentence.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { lockDay } from './lock-day.ts';
import { refuseUnseen } from './preview-mark.ts';
import type { WithdrawalEntry } from './withdrawal-entry.ts';

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
