import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { writtenAges } from '../kit/written.ts';

/** Texts around the team to join. */
export const words = {
  askingFor: 'You ask to join',
  tournamentFirst: 'Please select a preferred tournament first',
  teamToJoin: 'Team to join',
  loading: 'Looking up the teams…',
  failed: 'Failed to fetch teams',
  noneHere: 'No team of this tournament has an open place right now.',
  aboutTeam: ({ captainName, skillLevel, ageGroup, rosterAges, currentPlayers, maxPlayers }: PublicTeam) => {
    const who = rosterAges.length > 0 ? `Players of ${rosterAges.join(', ')}` : writtenAges(ageGroup);
    return `${who} · Captain ${captainName} · ${skillLevel} · ${currentPlayers}/${maxPlayers} players`;
  },
} as const;
