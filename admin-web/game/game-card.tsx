import { useRecordContext } from 'react-admin';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { RecordCard } from '../kit/record-card.tsx';
import { GameField, GameRound, GameScore, GameStart, GameStatus, GameTeams } from './game-facts.tsx';
import { GameRowActions } from './game-row-actions.tsx';
import { words } from './words.ts';

const { columns } = words;

export function GameCard() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  return (
    <RecordCard
      title={<GameTeams />}
      badge={<GameStatus />}
      facts={[
        [columns.score, <GameScore key="score" />],
        [columns.round, <GameRound key="round" />],
        [columns.field, <GameField key="field" />],
        [columns.start, <GameStart key="start" />],
      ]}
    >
      <GameRowActions />
    </RecordCard>
  );
}
