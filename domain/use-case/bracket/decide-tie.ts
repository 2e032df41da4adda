import { previewRevision, reviseDay } from '../../day/revise-day.ts';
import { type RevisionView, revisionView } from '../../day/revision-view.ts';
import { deriveDay, type TournamentDay } from '../../day/tournament-day.ts';
import type { TeamId } from '../../match/match.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { TieDecision } from '../../standings/tie-decision.ts';
import type { UndecidedTie } from '../../standings/undecided-tie.ts';
import { lockDay } from './lock-day.ts';
import type { TieEntry } from './tie-entry.ts';

/** Decision of an organizer about a tie, with the organizer's name. */
interface TieOrder {
  readonly tournamentId: number;
  readonly entry: TieEntry;
  readonly by: string;
}

/** Records the lots drawn or the shoot-out held between teams that nothing else separates, and fills the matches that waited for it. */
export class DecideTie {
  constructor(private readonly ports: Given<'tournaments' | 'brackets'>) {}

  async run({ tournamentId, entry, by }: TieOrder): Promise<RevisionView> {
    const day = await lockDay(this.ports.tournaments, this.ports.brackets, tournamentId);
    const { teams, by: means, confirm: isConfirmed, preview } = entry;
    const { division, group } = tieOf(day, teams);
    const decision: TieDecision = { division, group, teams, by: means };
    const after = withDecisions(day, [...withoutTie(day, teams), decision]);
    if (preview) return revisionView(day, previewRevision(day, after));
    const revised = reviseDay(day, after, { isConfirmed });
    await this.ports.brackets.save(revised, { by, at: this.ports.clock.now() });
    await this.ports.audit.note({
      thing: 'bracket',
      recordId: tournamentId,
      what: `tie decided by ${means}`,
      to: { ...decision },
    });
    return revisionView(day, revised);
  }
}

/** Returns the tie between exactly these teams, leaving aside earlier decisions about it. */
function tieOf(day: TournamentDay, teams: readonly TeamId[]): UndecidedTie {
  const undecided = deriveDay(withDecisions(day, withoutTie(day, teams))).flatMap(({ ties }) => ties);
  const tie = undecided.find((one) => isBetween(one.teams, teams));
  if (tie === undefined) throw notTied();
  return tie;
}

const withoutTie = ({ draw }: TournamentDay, teams: readonly TeamId[]): readonly TieDecision[] =>
  draw.decisions.filter((decision) => !isBetween(decision.teams, teams));

const withDecisions = (day: TournamentDay, decisions: readonly TieDecision[]): TournamentDay => ({
  ...day,
  draw: { ...day.draw, decisions },
});

const isBetween = (one: readonly TeamId[], other: readonly TeamId[]): boolean =>
  one.length === other.length && one.every((team) => other.includes(team));

const notTied = () =>
  new Refusal('conflict', 'There is no tie to decide between exactly these teams; name all of them, best first');
