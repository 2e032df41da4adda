import { DataTable, useRecordContext } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { ExportSelected } from '../kit/export-button.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { useMay } from '../kit/may.tsx';
import { NameLink } from '../kit/name-link.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { TournamentActions } from './tournament-actions.tsx';
import { TournamentDay } from './tournament-day.tsx';
import { TournamentStatusBadge } from './tournament-status-badge.tsx';
import { TournamentSwitch } from './tournament-switch.tsx';
import { tournamentSwitches } from './use-tournament-switch.ts';

export const tournamentColumns = { ageGroup: 'Age Group', teams: 'Teams', name: 'Tournament Name' };

const widths = {
  name: '16%',
  date: 128,
  ageGroup: 84,
  teamCount: 66,
  status: 88,
  visible: 108,
  registrationOpen: 108,
} as const;

/** Table of the tournaments. */
export function TournamentTable() {
  const mayChange = useMay('change');
  return (
    <ListTable
      widths={widths}
      isNarrow
      {...(mayChange && { body: SelectableRows })}
      bulkActionButtons={mayChange && <ExportSelected />}
    >
      <DataTable.Col source="name" label={tournamentColumns.name}>
        <NameLink />
      </DataTable.Col>
      <DataTable.Col source="date" label={tournamentForm.fields.date.label}>
        <TournamentDay />
      </DataTable.Col>
      <DataTable.Col source="ageGroup" label={tournamentColumns.ageGroup} />
      <DataTable.Col source="location" label={tournamentForm.fields.location.label} />
      <DataTable.Col source="teamCount" label={tournamentColumns.teams} sortByOrder="DESC">
        <TeamsOf />
      </DataTable.Col>
      <DataTable.Col source="status" label={tournamentForm.fields.status.label}>
        <TournamentStatusBadge />
      </DataTable.Col>
      <DataTable.Col source="visible" label={tournamentSwitches.visible.label}>
        <TournamentSwitch side="visible" />
      </DataTable.Col>
      <DataTable.Col source="registrationOpen" label={tournamentSwitches.registrationOpen.label}>
        <TournamentSwitch side="registrationOpen" />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort>
        <TournamentActions />
      </DataTable.Col>
    </ListTable>
  );
}

function TeamsOf() {
  const tournament = useRecordContext<ListedTournament>();
  return tournament === undefined ? null : `${tournament.teamCount}/${tournament.maxTeams}`;
}
