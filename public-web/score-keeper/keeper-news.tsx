import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GamePlayer } from '../../domain/answer/game/listed-goal.ts';
import { putGame } from '../game/game-queries.ts';
import type { SentGame } from '../game/sent-game.ts';
import { showToast } from '../kit/toasts.ts';
import { serverNow } from '../transport/server-clock.ts';
import type { SendingOutcome } from './keeper-calls.ts';
import { isQueueStored, onOutcome } from './keeper-outbox.ts';
import type { KeeperEntry } from './keeper-queue.ts';
import { words } from './keeping-words.ts';
import { rememberGoal } from './own-goals.ts';
import { nameOfNobody } from './scorer-name.ts';

const { toasts } = words;

/** Reports the outcome of every entry to the keeper and updates the cached games. Renders nothing. */
export function KeeperNews() {
  const queries = useQueryClient();
  useEffect(() => {
    const playerIn = ({ gameId, move }: KeeperEntry) => {
      const rosters = queries.getQueryData<readonly GamePlayer[]>(['players', gameId]);
      const player = move.kind === 'goal' ? rosters?.find(({ id }) => id === move.playerId) : undefined;
      const nobody = move.kind === 'goal' ? nameOfNobody(move.scorer) : undefined;
      return nobody ?? player?.name ?? toasts.aPlayer;
    };
    return onOutcome((entry, outcome, game) => {
      tell(entry, outcome, () => playerIn(entry));
      const known = game ?? (outcome.is === 'sent' ? outcome.answer : undefined);
      if (isGame(known)) putGame(queries, known);
      if (outcome.is === 'sent' || outcome.is === 'refused') {
        const keys = [['live-scores'], ['all games'], ['game', entry.gameId], ['goals', entry.gameId], ['top scorers']];
        for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
      }
    });
  }, [queries]);
  return null;
}

function tell(entry: KeeperEntry, outcome: SendingOutcome, player: () => string): void {
  const { move } = entry;
  if (outcome.is === 'locked') showToast({ tone: 'alarm', ...words.manage.ended });
  if (outcome.is === 'silence' && !entry.hasWaited)
    showToast({ tone: 'alarm', ...(isQueueStored() ? toasts.kept : toasts.unkept) });
  if (outcome.is === 'refused') {
    showToast({ tone: 'alarm', title: toasts.failed.title, text: failureOf(move.kind, outcome.sentence) });
  }
  if (outcome.is === 'sent') tellArrival(entry, outcome.answer, player);
}

function tellArrival({ move, gameId }: KeeperEntry, answer: unknown, player: () => string): void {
  if (move.kind !== 'goal') {
    showToast({ tone: 'good', ...(move.kind === 'complete' && isTied(answer) ? toasts.tied : toasts[move.kind]) });
    return;
  }
  showToast({ tone: 'good', title: toasts.goal.title, text: toasts.goal.text(player(), move.minute) });
  const goalId = idIn(answer);
  if (goalId !== undefined) rememberGoal({ gameId, goalId, side: move.side, minute: move.minute, at: serverNow() });
}

function failureOf(kind: KeeperEntry['move']['kind'], sentence: string): string {
  if (kind === 'complete') return toasts.failed.complete(sentence === '' ? toasts.failed.unknown : sentence);
  return sentence === '' ? toasts.failed[kind] : sentence;
}

function idIn(answer: unknown): number | undefined {
  const found = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
  return typeof found === 'number' ? found : undefined;
}

/** Tells whether the next round waits for a tie after the end of a game. */
const isTied = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'isTied' in answer && answer.isTied === true;

const isGame = (answer: unknown): answer is SentGame =>
  typeof answer === 'object' && answer !== null && 'team1Score' in answer && 'version' in answer;
