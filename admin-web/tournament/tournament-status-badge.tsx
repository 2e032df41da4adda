import { useRecordContext } from 'react-admin';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { Badge } from '../kit/badge.tsx';
import { words } from './words.ts';

const tones = { upcoming: 'good', active: 'strong', completed: 'quiet' } as const;

/** Whether a tournament is to come, being played, or past. */
export function TournamentStatusBadge() {
  const tournament = useRecordContext<Tournament>();
  if (tournament === undefined) return null;
  return <Badge tone={tones[tournament.status]}>{words.statuses[tournament.status]}</Badge>;
}
