import type { Given } from '../../port/ports.ts';
import { previewRevision, reviseDay } from '../../rule/bracket/revise-day.ts';
import { type RevisionView, revisionView } from '../../rule/bracket/revision-view.ts';
import { otherDecisions, revokedTie, tieBetween, withDecisions } from '../../rule/bracket/tie-decisions.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { TieDecision } from '../../rule/standings/tie-decision.ts';
import { lockDay } from './lock-day.ts';
import type { RevokedTieEntry, TieEntry } from './tie-entry.ts';

/** Decision of an organizer about a tie, with the organizer's name. */
interface TieOrder<Entry> {
  readonly tournamentId: number;
  readonly entry: Entry;
  readonly by: string;
}

/** Records the lots drawn or the shoot-out held between teams that nothing else separates, and fills the matches that waited for it. */
export async function decideTie(
  given: Given<'tournaments' | 'brackets'>,
  { tournamentId, entry, by }: TieOrder<TieEntry>,
): Promise<RevisionView> {
  const day = await lockDay(given.tournaments, given.brackets, tournamentId);
  const { teams, by: means, confirm: isConfirmed, preview } = entry;
  const tie = tieBetween(day, teams);
  if (tie === undefined) throw notTied();
  const { division, group } = tie;
  const decision: TieDecision = { division, group, teams, by: means };
  const after = withDecisions(day, [...otherDecisions(day, teams), decision]);
  if (preview) return revisionView(day, previewRevision(day, after));
  const revised = reviseDay(day, after, { isConfirmed });
  await given.brackets.save(revised, { by, at: given.clock.now() });
  await given.audit.note({
    thing: 'bracket',
    recordId: tournamentId,
    what: `tie decided by ${means}`,
    to: { ...decision },
  });
  return revisionView(day, revised);
}

/** Takes a decision about a tie back, as long as no game that follows from it has begun. */
export async function revokeTie(
  given: Given<'tournaments' | 'brackets'>,
  { tournamentId, entry, by }: TieOrder<RevokedTieEntry>,
): Promise<RevisionView> {
  const day = await lockDay(given.tournaments, given.brackets, tournamentId);
  const decision = day.draw.decisions.find((made) => !otherDecisions(day, entry.teams).includes(made));
  if (decision === undefined) throw notDecided();
  const revised = revokedTie(day, entry.teams);
  if (revised.resets.length > 0) throw hasFollowed();
  await given.brackets.save(revised, { by, at: given.clock.now() });
  const what = 'tie decision taken back';
  await given.audit.note({ thing: 'bracket', recordId: tournamentId, what, from: { ...decision } });
  return revisionView(day, revised);
}

const notTied = () =>
  new Refusal('conflict', 'There is no tie to decide between exactly these teams; name all of them, best first');
const notDecided = () => new Refusal('conflict', 'No order of exactly these teams is recorded');
const hasFollowed = () =>
  new Refusal('conflict', 'A game that follows from this order has begun: the order can no longer be taken back');
