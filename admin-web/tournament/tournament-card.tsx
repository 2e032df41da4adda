import { useRecordContext } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { NameLink } from '../kit/name-link.tsx';
import { RecordCard } from '../kit/record-card.tsx';
import { TournamentActions } from './tournament-actions.tsx';
import { TournamentDay } from './tournament-day.tsx';
import { TournamentStatusBadge } from './tournament-status-badge.tsx';
import { TournamentSwitch } from './tournament-switch.tsx';
import { tournamentColumns } from './tournament-table.tsx';
import { tournamentSwitches } from './use-tournament-switch.ts';

export function TournamentCard() {
  const tournament = useRecordContext<ListedTournament>();
  if (tournament === undefined) return null;
  return (
    <RecordCard
      title={<NameLink />}
      badge={<TournamentStatusBadge />}
      facts={[
        [tournamentForm.fields.date.label, <TournamentDay key="day" />],
        [tournamentColumns.ageGroup, tournament.ageGroup],
        [tournamentForm.fields.location.label, tournament.location],
        [tournamentColumns.teams, `${tournament.teamCount}/${tournament.maxTeams}`],
        [tournamentSwitches.visible.label, <TournamentSwitch key="visible" side="visible" />],
        [tournamentSwitches.registrationOpen.label, <TournamentSwitch key="open" side="registrationOpen" />],
      ]}
    >
      <TournamentActions />
    </RecordCard>
  );
}
