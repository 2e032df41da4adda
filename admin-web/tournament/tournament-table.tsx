import { Box } from '@mui/material';
import { DataTable, useRecordContext } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { NameLink } from '../kit/name-link.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { TournamentActions } from './tournament-actions.tsx';
import { TournamentDay } from './tournament-day.tsx';
import { TournamentStatusBadge } from './tournament-status-badge.tsx';
import { TournamentSwitch } from './tournament-switch.tsx';
import { words } from './words.ts';

/** The tournaments as a table. */
export function TournamentTable() {
  return (
    <PlainTable>
      <DataTable.Col source="name" label={words.columns.name}>
        <NameLink />
      </DataTable.Col>
      <DataTable.Col source="date" label={words.columns.date} sx={oneLine}>
        <TournamentDay />
      </DataTable.Col>
      <DataTable.Col source="ageGroup" label={words.columns.ageGroup} sx={oneLine} />
      <DataTable.Col source="location" label={words.columns.location} />
      <DataTable.Col source="teamCount" label={words.columns.teams} sortByOrder="DESC">
        <TeamsOf />
      </DataTable.Col>
      <DataTable.Col source="status" label={words.columns.status}>
        <TournamentStatusBadge />
      </DataTable.Col>
      <DataTable.Col source="visible" label={words.columns.visible} sx={oneLine}>
        <TournamentSwitch side="visible" />
      </DataTable.Col>
      <DataTable.Col source="registrationOpen" label={words.columns.registrationOpen} sx={oneLine}>
        <TournamentSwitch side="registrationOpen" />
      </DataTable.Col>
      <DataTable.Col source="actions" label={words.columns.actions} disableSort>
        <Box sx={{ display: 'flex' }}>
          <TournamentActions />
        </Box>
      </DataTable.Col>
    </PlainTable>
  );
}

function TeamsOf() {
  const tournament = useRecordContext<ListedTournament>();
  return tournament === undefined ? null : words.teamsOf(tournament.teamCount, tournament.maxTeams);
}

const oneLine = { whiteSpace: 'nowrap' };
