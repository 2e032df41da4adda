import { DataTable } from 'react-admin';
import { kickoffEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { ExportSelected } from '../kit/export-button.tsx';
import { ListTable } from '../kit/list-table.tsx';
import { useMay } from '../kit/may.tsx';
import { SelectableRows } from '../kit/selectable-rows.tsx';
import { GameField, GameRound, GameScore, GameStart, GameStatus, GameTeams } from './game-facts.tsx';
import { GameRowActions } from './game-row-actions.tsx';

export const gameColumns = { score: 'Score', round: 'Round', start: 'Start Time', status: 'Status' };

const widths = { team1Name: '34%', score: 170, status: 120 } as const;

export function GameTable() {
  const mayChange = useMay('change');
  return (
    <ListTable
      widths={widths}
      {...(mayChange && { body: SelectableRows })}
      bulkActionButtons={mayChange && <ExportSelected path="all-games" />}
    >
      <DataTable.Col source="team1Name" label="Game" sx={{ fontWeight: 600 }}>
        <GameTeams />
      </DataTable.Col>
      <DataTable.Col source="round" label={gameColumns.round}>
        <GameRound />
      </DataTable.Col>
      <DataTable.Col source="field" label={kickoffEntry.fields.field.label}>
        <GameField />
      </DataTable.Col>
      <DataTable.Col source="startTime" label={gameColumns.start}>
        <GameStart />
      </DataTable.Col>
      <DataTable.Col source="score" label={gameColumns.score} disableSort>
        <GameScore />
      </DataTable.Col>
      <DataTable.Col source="status" label={gameColumns.status}>
        <GameStatus />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort>
        <GameRowActions />
      </DataTable.Col>
    </ListTable>
  );
}
