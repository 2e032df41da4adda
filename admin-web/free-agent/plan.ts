import type { Proposal, ProposedPlayer } from '../../domain/answer/free-agent/placement-view.ts';
import type { PlacementPlan } from '../../domain/use-case/free-agent/placement-plan.ts';

/** Place of a free agent: a team by its id, a new team by its index in the proposal, or none. */
export type Place = `team ${number}` | `new ${number}` | 'left';

/** Places by registration id. */
export type Places = Readonly<Record<number, Place>>;

/** Returns all players of a proposal, sorted by registration id. */
export function everybodyIn({ teams, newTeams, left }: Proposal): readonly ProposedPlayer[] {
  return [...[...teams, ...newTeams].flatMap(({ placed }) => placed), ...left].sort(
    (one, other) => one.registrationId - other.registrationId,
  );
}

/** Returns the proposed places. */
export function proposedPlaces({ teams, newTeams, left }: Proposal): Places {
  const placed = (players: readonly ProposedPlayer[], place: Place) =>
    players.map(({ registrationId }) => [registrationId, place] as const);
  return Object.fromEntries([
    ...teams.flatMap((team) => placed(team.placed, `team ${team.teamId}`)),
    ...newTeams.flatMap((team, turn) => placed(team.placed, `new ${turn}`)),
    ...placed(left, 'left'),
  ]);
}

/** Returns the request: teams and new teams with their players. */
export function planOf(proposal: Proposal, places: Places, names: readonly string[]): PlacementPlan {
  const at = (place: Place) =>
    everybodyIn(proposal)
      .map(({ registrationId }) => registrationId)
      .filter((id) => places[id] === place);
  const teams = proposal.teams.map(({ teamId }) => ({ teamId, registrationIds: at(`team ${teamId}`) }));
  const newTeams = proposal.newTeams.map(({ name }, turn) => ({
    name: names[turn] ?? name,
    registrationIds: at(`new ${turn}`),
  }));
  const isNamed = ({ registrationIds }: { readonly registrationIds: readonly number[] }) => registrationIds.length > 0;
  return { version: proposal.version, teams: teams.filter(isNamed), newTeams: newTeams.filter(isNamed) };
}
