import { useRecordContext } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { NameLink } from '../kit/name-link.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { TournamentActions } from './tournament-actions.tsx';
import { TournamentDay } from './tournament-day.tsx';
import { TournamentStatusBadge } from './tournament-status-badge.tsx';
import { TournamentSwitch } from './tournament-switch.tsx';
import { words } from './words.ts';

const { columns } = words;

export function TournamentCard() {
  const tournament = useRecordContext<ListedTournament>();
  if (tournament === undefined) return null;
  return (
    <RecordCard
      title={<NameLink />}
      badge={<TournamentStatusBadge />}
      facts={[
        [columns.date, <TournamentDay key="day" />],
        [columns.ageGroup, tournament.ageGroup],
        [columns.location, tournament.location],
        [columns.teams, words.teamsOf(tournament.teamCount, tournament.maxTeams)],
        [columns.visible, <TournamentSwitch key="visible" side="visible" />],
        [columns.registrationOpen, <TournamentSwitch key="open" side="registrationOpen" />],
      ]}
    >
      <TournamentActions />
    </RecordCard>
  );
}
