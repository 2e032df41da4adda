import { Box } from '@mui/material';
import { DataTable, useRecordContext } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { BulkEdit } from '../kit/bulk-edit.tsx';
import { ExportSelected } from '../kit/export-button.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { useMay } from '../kit/may.tsx';
import { NameLink } from '../kit/name-link.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { TournamentActions } from './tournament-actions.tsx';
import { TournamentDay } from './tournament-day.tsx';
import { TournamentStatusBadge } from './tournament-status-badge.tsx';
import { TournamentSwitch } from './tournament-switch.tsx';
import { useSwitchAnswers } from './use-switch-answers.ts';
import { words } from './words.ts';

/** The columns that can be hidden. */
export const hideableTournamentColumns = [
  { source: 'date', label: words.columns.date },
  { source: 'ageGroup', label: words.columns.ageGroup },
  { source: 'location', label: words.columns.location },
  { source: 'teamCount', label: words.columns.teams },
  { source: 'status', label: words.columns.status },
  { source: 'visible', label: words.columns.visible },
  { source: 'registrationOpen', label: words.columns.registrationOpen },
];

/** What has no width here shares the rest. */
const widths = {
  '& .column-name': { width: '19%' },
  '& .column-date': { width: 136 },
  '& .column-ageGroup': { width: 92 },
  '& .column-teamCount': { width: 84 },
  '& .column-status': { width: 92 },
  '& .column-visible, & .column-registrationOpen': { width: 118 },
  '& .column-actions': { width: 276 },
} as const;

/** The tournaments as a table. */
export function TournamentTable() {
  const mayChange = useMay('change');
  const switches = useSwitchAnswers();
  return (
    <ListTable
      sx={widths}
      {...(mayChange && { body: SelectableRows })}
      bulkActionButtons={
        mayChange && (
          <>
            <ExportSelected />
            <BulkEdit answers={switches} />
          </>
        )
      }
    >
      <DataTable.Col source="name" label={words.columns.name}>
        <NameLink />
      </DataTable.Col>
      <DataTable.Col source="date" label={words.columns.date}>
        <TournamentDay />
      </DataTable.Col>
      <DataTable.Col source="ageGroup" label={words.columns.ageGroup} />
      <DataTable.Col source="location" label={words.columns.location} />
      <DataTable.Col source="teamCount" label={words.columns.teams} sortByOrder="DESC">
        <TeamsOf />
      </DataTable.Col>
      <DataTable.Col source="status" label={words.columns.status}>
        <TournamentStatusBadge />
      </DataTable.Col>
      <DataTable.Col source="visible" label={words.columns.visible}>
        <TournamentSwitch side="visible" />
      </DataTable.Col>
      <DataTable.Col source="registrationOpen" label={words.columns.registrationOpen}>
        <TournamentSwitch side="registrationOpen" />
      </DataTable.Col>
      <DataTable.Col source="actions" label={words.columns.actions} disableSort>
        <Box sx={{ display: 'flex' }}>
          <TournamentActions />
        </Box>
      </DataTable.Col>
    </ListTable>
  );
}

function TeamsOf() {
  const tournament = useRecordContext<ListedTournament>();
  return tournament === undefined ? null : words.teamsOf(tournament.teamCount, tournament.maxTeams);
}
