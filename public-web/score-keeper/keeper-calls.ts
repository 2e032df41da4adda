import { language } from '../language/language.ts';
import { answerIn, callFailed, verdictOf } from '../transport/call-failed.ts';
import { hearTime } from '../transport/server-clock.ts';
import type { KeeperEntry, SettleMove } from './keeper-queue.ts';

/** Timeout of a request, in milliseconds. */
const patience = 12_000;

/** Outcome of a sent entry. */
export type SendingOutcome =
  | { readonly is: 'sent'; readonly answer: unknown }
  /** No network, a busy server, or somebody else's answer: the entry is sent again later. */
  | { readonly is: 'silence' }
  /** The score keeper is no longer signed in. */
  | { readonly is: 'locked' }
  | { readonly is: 'refused'; readonly status: number; readonly sentence: string };

/** Sends an entry with its own idempotency key, so that it counts once however often it is sent. */
export async function sendEntry(entry: KeeperEntry): Promise<SendingOutcome> {
  const { method, path, body } = requestFor(entry);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      signal: AbortSignal.timeout(patience),
      headers: {
        'Accept-Language': language,
        'Content-Type': 'application/json',
        'Idempotency-Key': entry.id,
        ...((entry.move.kind === 'score' || entry.move.kind === 'settle') && { 'If-Match': `"${entry.version}"` }),
      },
      body: JSON.stringify(body),
    });
    const outcome = await outcomeOf(response);
    if (outcome.is === 'sent') hearTime(response);
    return outcome;
  } catch {
    return { is: 'silence' };
  }
}

async function outcomeOf(response: Response): Promise<SendingOutcome> {
  if (response.ok) return { is: 'sent', answer: await answerIn(response) };
  const verdict = verdictOf(await callFailed(response));
  if (verdict === undefined) return { is: 'silence' };
  const { status, sentence = '' } = verdict;
  return status === 401 || status === 403 ? { is: 'locked' } : { is: 'refused', status, sentence };
}

function requestFor({ gameId, move }: KeeperEntry) {
  const game = `/api/games/${gameId}`;
  switch (move.kind) {
    case 'start':
      return { method: 'POST', path: `${game}/start`, body: {} };
    case 'score':
      return {
        method: 'PUT',
        path: `${game}/score`,
        body: { team1Score: move.score.team1, team2Score: move.score.team2 },
      };
    case 'goal': {
      const { kind, side, ...goal } = move;
      return { method: 'POST', path: '/api/player-goals', body: { ...goal, gameId, withScore: true } };
    }
    case 'settle':
      return { method: 'POST', path: `${game}/settle`, body: settlementIn(move) };
    case 'undo':
      return { method: 'DELETE', path: `/api/goals/${move.goalId}?withScore=true`, body: {} };
    case 'complete':
      return { method: 'POST', path: `${game}/complete`, body: move.shootout ? { shootout: move.shootout } : {} };
  }
}

const settlementIn = ({ score, goals, dropped }: SettleMove) => ({
  ...{ team1Score: score.team1, team2Score: score.team2, goals },
  dropped: dropped.map((id) => ({ id })),
});
