import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { BulkDeletion } from '../kit/bulk-deletion.tsx';
import { useMay } from '../kit/may.tsx';
import { NameLink } from '../kit/name-link.tsx';
import { PlainTable } from '../kit/plain-table.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { WaiverShown } from '../waiver/waiver-badge.tsx';
import { words as waiverWords } from '../waiver/words.ts';
import { WaitingChange } from './mailbox-notes.tsx';
import { PlayerActions } from './player-actions.tsx';
import { PerhapsTwice, PlayerClub, PlayerContact, PlayerPayment, PlayerSince, PlayerTeam } from './player-facts.tsx';
import { words } from './words.ts';

const { columns } = words;

/** Every column has its share of the width: where nothing is cut, nothing hides beside the actions. */
const fitting = {
  '& table': { tableLayout: 'fixed', minWidth: '74rem' },
  '& .MuiTableCell-head': { whiteSpace: 'normal', verticalAlign: 'bottom' },
  '& .MuiTableCell-body': { overflowWrap: 'anywhere' },
  '& .MuiTableCell-root': { px: 1, py: 0.5 },
  '& .MuiTableCell-paddingCheckbox': { px: 0.5, width: '3rem' },
  '& .column-name': { width: '16.5rem' },
  '& .column-age': { width: '3.5rem' },
  '& .column-teamName': { width: '6.5rem' },
  '& .column-skillLevel': { width: '4.5rem' },
  '& .column-currentClub': { width: '6rem' },
  '& .column-tournament': { width: '7.25rem' },
  '& .column-waiverState': { width: '5.25rem' },
  '& .column-registrationDate': { width: '6rem' },
  '& .MuiTableCell-root.column-actions': {
    ...{ position: 'sticky', right: 0, bgcolor: 'background.paper' },
    ...{ width: '11.5rem', whiteSpace: 'nowrap' },
  },
} as const;

/** The players as a table; every column sorts. */
export function PlayerTable() {
  const mayChange = useMay('change');
  return (
    <PlainTable
      sx={fitting}
      {...(mayChange && { body: SelectableRows })}
      bulkActionButtons={mayChange && <BulkDeletion failed={words.remove.failed} remark={words.remove.many} />}
    >
      <DataTable.Col source="name" label={columns.name}>
        <NameLink />
        <PlayerContact />
        <WaitingChange />
        <PerhapsTwice />
      </DataTable.Col>
      <DataTable.NumberCol source="age" label={columns.age} />
      <DataTable.Col source="teamName" label={columns.team}>
        <PlayerTeam />
      </DataTable.Col>
      <DataTable.Col source="skillLevel" label={columns.skillLevel} />
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
    </PlainTable>
  );
}
