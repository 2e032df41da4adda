import { useRecordContext } from 'react-admin';
import { tournamentStatusLabels } from '../../domain/answer/tournament/listed-tournament.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { Badge } from '../kit/badge.tsx';

const tones = { upcoming: 'good', active: 'strong', completed: 'quiet' } as const;

/** Badge of a tournament: upcoming, active or completed. */
export function TournamentStatusBadge() {
  const tournament = useRecordContext<Tournament>();
  if (tournament === undefined) return null;
  return <Badge tone={tones[tournament.status]}>{tournamentStatusLabels[tournament.status]}</Badge>;
}
