import { useRecordContext } from 'react-admin';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { kickoffEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { RecordCard } from '../kit/record-card.tsx';
import { GameField, GameRound, GameScore, GameStart, GameStatus, GameTeams } from './game-facts.tsx';
import { GameRowActions } from './game-row-actions.tsx';
import { gameColumns } from './game-table.tsx';

export function GameCard() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  return (
    <RecordCard
      title={<GameTeams />}
      badge={<GameStatus />}
      facts={[
        [gameColumns.score, <GameScore key="score" />],
        [gameColumns.round, <GameRound key="round" />],
        [kickoffEntry.fields.field.label, <GameField key="field" />],
        [gameColumns.start, <GameStart key="start" />],
      ]}
    >
      <GameRowActions />
    </RecordCard>
  );
}
