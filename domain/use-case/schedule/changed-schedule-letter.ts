import { type Letter, type LetterPart, linkTo, paragraph } from '../../mail/letter.ts';
import { isToCome } from '../../schedule/own-game.ts';
import type { ComingTournament } from '../../schedule/schedule-reader.ts';
import type { TimetableChange } from '../../schedule/timetable-changes.ts';
import type { Links } from '../../site/links.ts';
import { easternMoment, eventFor, gameFacts, greeting, type Readers } from './schedule-letter.ts';

/** What is new to those who read one letter. */
export interface ChangedSchedule {
  readonly readers: Readers;
  readonly changes: readonly TimetableChange[];
}

/** Tells a family what has changed in the timetable since it was told of it, and the games as they are now. */
export function changedScheduleLetter(
  tournament: ComingTournament,
  { readers, changes }: ChangedSchedule,
  links: Links,
  page: LetterPart,
): Letter {
  const [reader] = readers;
  const games = reader.games.filter(isToCome);
  return {
    event: eventFor(tournament, reader),
    to: reader.email,
    subject: `Changed schedule: ${tournament.name}`,
    parts: [
      greeting(readers),
      paragraph(`The schedule of ${reader.teamName} at ${tournament.name} has changed. Times are New Jersey time.`),
      { kind: 'facts', facts: changes.map(factOf) },
      ...gamesNow(games),
      page,
      linkTo('Look up your registration', links.playerId()),
    ],
  };
}

function gamesNow(games: Parameters<typeof gameFacts>[0]): readonly LetterPart[] {
  if (games.length === 0) return [paragraph('No game is left on your schedule.')];
  return [paragraph('These are your games now:'), { kind: 'facts', facts: gameFacts(games) }];
}

/** What was told, and what holds now. */
function factOf(change: TimetableChange): readonly [name: string, value: string] {
  switch (change.kind) {
    case 'added':
      return ['New', `${placeOf(change.now)}, ${against(change.now.opponent?.name)}`];
    case 'gone':
      return ['Not played', `${placeOf(change.was)}, ${against(change.was.opponent)}`];
    case 'moved':
      return movedFact(change);
  }
}

function movedFact({ was, now }: Extract<TimetableChange, { readonly kind: 'moved' }>): readonly [string, string] {
  const [then, at] = [placeOf(was), placeOf(now)];
  const [earlier, opponent] = [against(was.opponent), against(now.opponent?.name)];
  if (earlier === opponent) return ['Moved', `${then} → ${at}, ${opponent}`];
  return ['Changed', `${then}, ${earlier} → ${at}, ${opponent}`];
}

const placeOf = ({ startsAt, field }: { readonly startsAt: Date | string; readonly field: string }): string =>
  `${easternMoment(new Date(startsAt))}, ${field}`;

const against = (opponent: string | null | undefined): string => `against ${opponent ?? 'a team to be decided'}`;
