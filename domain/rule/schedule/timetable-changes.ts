import { drawnAgainst, isToCome, type NotifiedGame, type OwnGame } from './own-game.ts';

/** Difference between a team's timetable and the one announced to its families. */
export type TimetableChange =
  | { readonly kind: 'moved'; readonly was: NotifiedGame; readonly now: OwnGame }
  | { readonly kind: 'added'; readonly now: OwnGame }
  | { readonly kind: 'gone'; readonly was: NotifiedGame };

type Pair = readonly [was: NotifiedGame, now: OwnGame];

/**
 * Compares the announced games with the present ones. Only games still to be played count, and only changes by an
 * organizer: a team that enters, reaches or misses a game by results is no change of the timetable.
 */
export function timetableChanges(
  told: readonly NotifiedGame[],
  games: readonly OwnGame[],
  at: Date,
): readonly TimetableChange[] {
  const { pairs, gone, added } = pairUp(told, games);
  return [
    ...pairs.flatMap((pair) => changeOf(pair, at)),
    ...added
      .filter((now) => isToCome(now) && now.isDrawn && now.startsAt > at)
      .map((now) => ({ kind: 'added', now }) as const),
    ...gone.filter((was) => was.isDrawn && isAhead(was, at)).map((was) => ({ kind: 'gone', was }) as const),
  ];
}

function changeOf([was, now]: Pair, at: Date): readonly TimetableChange[] {
  if (now.state === 'forfeited') return isAhead(was, at) ? [{ kind: 'gone', was }] : [];
  const isOpen = isToCome(now) && (isAhead(was, at) || now.startsAt > at);
  return isOpen && !(isSameKickoff(was, now) && was.drawnAgainst === drawnAgainst(now))
    ? [{ kind: 'moved', was, now }]
    : [];
}

/** Criteria by which a game is the announced one, the surest first: brackets generated again have other games. */
const signs: readonly ((was: NotifiedGame, now: OwnGame) => boolean)[] = [
  (was, now) => was.id === now.id,
  (was, now) => was.drawnAgainst !== null && was.drawnAgainst === drawnAgainst(now) && isSameKickoff(was, now),
  (was, now) => was.drawnAgainst !== null && was.drawnAgainst === drawnAgainst(now),
  (was, now) => isSameKickoff(was, now),
];

function pairUp(told: readonly NotifiedGame[], games: readonly OwnGame[]) {
  const pairs: Pair[] = [];
  let [gone, added] = [told, games];
  for (const isTheOne of signs) {
    for (const was of gone) {
      const now = added.find((game) => isTheOne(was, game));
      if (now === undefined) continue;
      pairs.push([was, now]);
      gone = gone.filter((other) => other !== was);
      added = added.filter((other) => other !== now);
    }
  }
  return { pairs, gone, added };
}

const isSameKickoff = (was: NotifiedGame, now: OwnGame): boolean =>
  Date.parse(was.startsAt) === now.startsAt.getTime() && was.field === now.field;

const isAhead = (was: NotifiedGame, at: Date): boolean => Date.parse(was.startsAt) > at.getTime();
