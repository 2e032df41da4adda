import { Paper } from '@mui/material';
import { DataTable } from 'react-admin';
import { TournamentDay } from './tournament-day.tsx';
import { TournamentStatusBadge } from './tournament-status-badge.tsx';
import { TournamentSwitch } from './tournament-switch.tsx';
import { words } from './words.ts';

/** The tournaments as a table. No column sorts yet: the list comes in the order of the days. */
export function TournamentTable() {
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <DataTable bulkActionButtons={false} rowClick={false} sx={columns}>
        <DataTable.Col source="name" label={words.columns.name} disableSort sx={name} />
        <DataTable.Col source="date" label={words.columns.date} disableSort sx={oneLine}>
          <TournamentDay />
        </DataTable.Col>
        <DataTable.Col source="ageGroup" label={words.columns.ageGroup} disableSort sx={oneLine} />
        <DataTable.Col source="location" label={words.columns.location} disableSort />
        <DataTable.Col source="status" label={words.columns.status} disableSort>
          <TournamentStatusBadge />
        </DataTable.Col>
        <DataTable.Col source="visible" label={words.columns.visible} disableSort sx={oneLine}>
          <TournamentSwitch side="visible" />
        </DataTable.Col>
        <DataTable.Col source="registrationOpen" label={words.columns.registrationOpen} disableSort sx={oneLine}>
          <TournamentSwitch side="registrationOpen" />
        </DataTable.Col>
      </DataTable>
    </Paper>
  );
}

const name = { fontWeight: 600 };
const oneLine = { whiteSpace: 'nowrap' };
const columns = { '& .MuiTableCell-root': { px: 2 } };
