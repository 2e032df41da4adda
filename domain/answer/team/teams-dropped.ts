import type { DroppedTeams } from '../../use-case/place/drop-unconfirmed.ts';

/** Consequences of dropping teams, made or previewed. */
export interface TeamsDropped {
  /** Names of the dropped teams, and of those kept because somebody has confirmed or paid, or games are drawn. */
  readonly teams: readonly string[];
  readonly kept: readonly string[];
  /** Number of registrations deleted with them. */
  readonly registrations: number;
  /** Number of their players who have answered or paid: they stay as free agents and are notified by mail. */
  readonly freeAgents: number;
}

export function teamsDropped({ dropped, kept }: DroppedTeams): TeamsDropped {
  const players = dropped.flatMap(({ roster }) => roster);
  const freeAgents = players.filter(({ isReal }) => isReal).length;
  const teams = dropped.map(({ team }) => team.name);
  const registrations = players.length - freeAgents;
  return { teams, kept: kept.map(({ name }) => name), registrations, freeAgents };
}
