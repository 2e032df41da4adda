import type { PublicTeam } from '../../domain/answer/team/public-team.ts';

/** Texts around the team to join. */
export const words = {
  askingFor: 'You ask to join',
  tournamentFirst: 'Please select a preferred tournament first',
  teamToJoin: 'Team to join',
  loading: 'Looking up the teams…',
  failed: 'Failed to fetch teams',
  noneHere: 'No team of this tournament has an open place right now.',
  aboutTeam: ({ captainName, skillLevel, ageGroup, rosterAges, currentPlayers, maxPlayers }: PublicTeam) =>
    `${rosterAges.length > 0 ? `Players of ${rosterAges.join(', ')}` : ageGroup} · Captain ${captainName} · ${skillLevel} · ${currentPlayers}/${maxPlayers} players`,
} as const;
