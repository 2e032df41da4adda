import { Box } from '@mui/material';
import { DataTable, useRecordContext } from 'react-admin';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { BulkDeletion } from '../kit/bulk-deletion.tsx';
import { useMay } from '../kit/may.tsx';
import { NameLink } from '../kit/name-link.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { DropUnconfirmed } from './drop-unconfirmed.tsx';
import { TeamActions } from './team-actions.tsx';
import { TeamCaptain, TeamContact, TeamState } from './team-facts.tsx';
import { words } from './words.ts';

export function TeamTable() {
  const mayChange = useMay('change');
  return (
    <PlainTable
      {...(mayChange && { body: SelectableRows })}
      bulkActionButtons={
        mayChange && (
          <>
            <DropUnconfirmed />
            <BulkDeletion failed={words.remove.failed} remark={words.remove.many} />
          </>
        )
      }
    >
      <DataTable.Col source="name" label={words.columns.name}>
        <NameLink />
        <TeamState />
      </DataTable.Col>
      <DataTable.Col source="captainName" label={words.columns.captain} disableSort>
        <TeamCaptain />
      </DataTable.Col>
      <DataTable.Col source="captainEmail" label={words.columns.contact} disableSort>
        <TeamContact />
      </DataTable.Col>
      <DataTable.Col source="tournament" label={words.columns.tournament} />
      <DataTable.Col source="players" label={words.columns.players} sortByOrder="DESC">
        <TeamPlayers />
      </DataTable.Col>
      <DataTable.Col source="skillLevel" label={words.columns.skillLevel} disableSort sx={{ whiteSpace: 'nowrap' }} />
      <DataTable.Col source="actions" label={words.columns.actions} disableSort>
        <Box sx={{ display: 'flex' }}>
          <TeamActions />
        </Box>
      </DataTable.Col>
    </PlainTable>
  );
}

function TeamPlayers() {
  const team = useRecordContext<ListedTeam>();
  return team === undefined ? null : words.players(team.currentPlayers, team.maxPlayers);
}
