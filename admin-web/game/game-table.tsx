import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { ExportSelected } from '../kit/export-button.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { useMay } from '../kit/may.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { GameField, GameRound, GameScore, GameStart, GameStatus, GameTeams } from './game-facts.tsx';
import { GameRowActions } from './game-row-actions.tsx';
import { words } from './words.ts';

const { columns } = words;

/** The columns that can be hidden. */
export const hideableGameColumns = [
  { source: 'round', label: columns.round },
  { source: 'field', label: columns.field },
  { source: 'startTime', label: columns.start },
  { source: 'score', label: columns.score },
  { source: 'status', label: columns.status },
];

/** What has no width here shares the rest. */
const widths = {
  '& .column-team1Name': { width: '34%' },
  '& .column-score': { width: 170 },
  '& .column-status': { width: 120 },
  '& .column-actions': { width: 124 },
} as const;

export function GameTable() {
  const mayChange = useMay('change');
  return (
    <ListTable
      sx={widths}
      {...(mayChange && { body: SelectableRows })}
      bulkActionButtons={mayChange && <ExportSelected path="all-games" />}
    >
      <DataTable.Col source="team1Name" label={columns.game} sx={{ fontWeight: 600 }}>
        <GameTeams />
      </DataTable.Col>
      <DataTable.Col source="round" label={columns.round}>
        <GameRound />
      </DataTable.Col>
      <DataTable.Col source="field" label={columns.field}>
        <GameField />
      </DataTable.Col>
      <DataTable.Col source="startTime" label={columns.start}>
        <GameStart />
      </DataTable.Col>
      <DataTable.Col source="score" label={columns.score} disableSort>
        <GameScore />
      </DataTable.Col>
      <DataTable.Col source="status" label={columns.status}>
        <GameStatus />
      </DataTable.Col>
      <DataTable.Col source="actions" label={columns.actions} disableSort>
        <Box sx={{ display: 'flex' }}>
          <GameRowActions />
        </Box>
      </DataTable.Col>
    </ListTable>
  );
}
