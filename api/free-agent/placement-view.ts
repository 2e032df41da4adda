import type { PlacementApplied, Proposal, ProposedPlayer } from '../../domain/answer/free-agent/placement-view.ts';
import type { AppliedPlacement } from '../../domain/port/placements.ts';
import type { Placed } from '../../domain/rule/free-agent/placement.ts';
import type { previewPlacement } from '../../domain/use-case/free-agent/placement.ts';

type Preview = Awaited<ReturnType<typeof previewPlacement>>;

/** Converts a preview to the proposal for organizers: every team with room, new teams, and unplaced players, each with the reason. */
export function placementView({ toPlace, placement, latest }: Preview): Proposal {
  const { tournament, version, teams, placesForTeams } = toPlace;
  return {
    tournamentId: tournament.id,
    version,
    placesForTeams,
    teams: teams.map(({ id, players, ...team }) => ({
      ...team,
      teamId: id,
      currentPlayers: players.length,
      roster: players.map(({ name }) => name),
      placed: shown(placement.teams.find((filled) => filled.team.id === id)?.placed ?? []),
    })),
    newTeams: placement.newTeams.map(({ placed, ...team }) => ({ ...team, placed: shown(placed) })),
    left: shown(placement.left),
    undoable: latest === undefined ? null : appliedView(latest),
  };
}

/** Returns the numbers of an applied placement. */
export function appliedView({ id, appliedAt, rosters }: AppliedPlacement): PlacementApplied {
  return {
    id,
    appliedAt: appliedAt.toISOString(),
    placed: rosters.reduce((sum, { placed }) => sum + placed.length, 0),
    teams: rosters.filter(({ isNew }) => !isNew).map(({ teamId }) => teamId),
    newTeams: rosters.filter(({ isNew }) => isNew).map(({ teamId }) => teamId),
  };
}

function shown(placed: readonly Placed[]): readonly ProposedPlayer[] {
  return placed.map(({ freeAgent: { phone: _, ...freeAgent }, reason }) => ({ ...freeAgent, reason }));
}
