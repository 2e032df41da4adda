import type { Proposal, ProposedPlayer } from '../../domain/answer/free-agent/placement-shown.ts';
import type { PlacementPlan } from '../../domain/use-case/free-agent/placement-plan.ts';

/** Where a free agent goes: a team by its number, a new team by its place in the proposal, or nowhere. */
export type Place = `team ${number}` | `new ${number}` | 'left';

/** Who goes where, by registration. */
export type Places = Readonly<Record<number, Place>>;

/** Everybody in a proposal, in the order of registration numbers. */
export function everybodyIn({ teams, newTeams, left }: Proposal): readonly ProposedPlayer[] {
  return [...[...teams, ...newTeams].flatMap(({ placed }) => placed), ...left].sort(
    (one, other) => one.registrationId - other.registrationId,
  );
}

/** Who goes where as it was proposed. */
export function proposedPlaces({ teams, newTeams, left }: Proposal): Places {
  const placed = (players: readonly ProposedPlayer[], place: Place) =>
    players.map(({ registrationId }) => [registrationId, place] as const);
  return Object.fromEntries([
    ...teams.flatMap((team) => placed(team.placed, `team ${team.teamId}`)),
    ...newTeams.flatMap((team, turn) => placed(team.placed, `new ${turn}`)),
    ...placed(left, 'left'),
  ]);
}

/** What is sent: the teams and new teams that somebody goes to. */
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
