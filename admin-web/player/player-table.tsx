import { Box, Paper } from '@mui/material';
import { DataTable } from 'react-admin';
import { BulkDeletion } from '../kit/bulk-deletion.tsx';
import { dense } from '../kit/dense-table.ts';
import { useMay } from '../kit/may.tsx';
import { NameLink } from '../kit/name-link.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { WaiverShown } from '../waiver/waiver-badge.tsx';
import { words as waiverWords } from '../waiver/words.ts';
import { WaitingChange } from './mailbox-notes.tsx';
import { PlayerActions } from './player-actions.tsx';
import { PlayerClub, PlayerContact, PlayerPayment, PlayerSince, PlayerTeam } from './player-facts.tsx';
import { words } from './words.ts';

const { columns } = words;

/** The players as a table; every column sorts. */
export function PlayerTable() {
  const mayChange = useMay('change');
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <DataTable
        rowClick={false}
        sx={{ ...dense, '& .MuiTableCell-head.column-registrationDate': { whiteSpace: 'normal' } }}
        {...(mayChange && { body: SelectableRows })}
        bulkActionButtons={mayChange && <BulkDeletion failed={words.remove.failed} remark={words.remove.many} />}
      >
        <DataTable.Col source="name" label={columns.name}>
          <NameLink />
          <PlayerContact />
          <WaitingChange />
        </DataTable.Col>
        <DataTable.NumberCol source="age" label={columns.age} />
        <DataTable.Col source="teamName" label={columns.team}>
          <PlayerTeam />
        </DataTable.Col>
        <DataTable.Col source="skillLevel" label={columns.skillLevel} sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col source="currentClub" label={columns.club}>
          <PlayerClub />
        </DataTable.Col>
        <DataTable.Col source="tournament" label={columns.tournament} />
        <DataTable.Col source="paymentMethod" label={columns.payment}>
          <PlayerPayment />
        </DataTable.Col>
        <DataTable.Col source="waiverState" label={waiverWords.column}>
          <WaiverShown />
        </DataTable.Col>
        <DataTable.Col source="registrationDate" label={columns.registrationDate}>
          <PlayerSince />
        </DataTable.Col>
        <DataTable.Col source="actions" label={columns.actions} disableSort>
          <Box sx={{ display: 'flex' }}>
            <PlayerActions />
          </Box>
        </DataTable.Col>
      </DataTable>
    </Paper>
  );
}
