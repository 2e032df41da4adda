import { useRecordContext } from 'react-admin';
import { type ListedTournament, tournamentStatusLabels } from '../../domain/answer/tournament/listed-tournament.ts';
import { Badge } from '../kit/badge.tsx';

const callOffLabels = { 'called-off': 'Called off', postponed: 'Postponed' } as const;

const tones = { upcoming: 'good', active: 'strong', completed: 'quiet' } as const;

/** Badge of a tournament: upcoming, active or completed. */
export function TournamentStatusBadge() {
  const tournament = useRecordContext<ListedTournament>();
  if (tournament === undefined) return null;
  const off = tournament.callOff?.kind;
  if (off && tournament.status !== 'completed') return <Badge tone="alarm">{callOffLabels[off]}</Badge>;
  return <Badge tone={tones[tournament.status]}>{tournamentStatusLabels[tournament.status]}</Badge>;
}
