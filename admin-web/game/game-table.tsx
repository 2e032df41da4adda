import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { PlainTable } from '../kit/plain-table.tsx';
import { GameField, GameRound, GameScore, GameStart, GameStatus, GameTeams } from './game-facts.tsx';
import { GameRowActions } from './game-row-actions.tsx';
import { words } from './words.ts';

const { columns } = words;

export function GameTable() {
  return (
    <PlainTable>
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
    </PlainTable>
  );
}
