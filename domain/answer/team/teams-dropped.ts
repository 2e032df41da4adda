import type { DroppedTeams } from '../../use-case/team/drop-unconfirmed.ts';

/** What follows when teams are dropped, or what followed. */
export interface TeamsDropped {
  /** The names of those that go, and of those that stay because somebody has confirmed or paid, or games are drawn. */
  readonly teams: readonly string[];
  readonly kept: readonly string[];
  /** How many registrations go with them. */
  readonly registrations: number;
  /** How many players of theirs have answered or paid: they stay as free agents and are told by mail. */
  readonly freeAgents: number;
}

export function teamsDropped({ dropped, kept }: DroppedTeams): TeamsDropped {
  const players = dropped.flatMap(({ roster }) => roster);
  const freeAgents = players.filter(({ isReal }) => isReal).length;
  const teams = dropped.map(({ team }) => team.name);
  const registrations = players.length - freeAgents;
  return { teams, kept: kept.map(({ name }) => name), registrations, freeAgents };
}
