import { gameWords } from '../../rule/language/game-words.ts';
import type { Language } from '../../rule/language/language.ts';
import { type Place, said } from '../../rule/language/sentence.ts';
import { type Fact, type Letter, type LetterPart, paragraph } from '../../rule/mail/letter.ts';
import { isToCome, type OwnGame } from '../../rule/schedule/own-game.ts';
import type { ComingTournament } from '../../rule/schedule/schedule-reader.ts';
import type { TimetableChange } from '../../rule/schedule/timetable-changes.ts';
import type { Links } from '../../rule/site/links.ts';
import {
  easternMoment,
  eventFor,
  gameFacts,
  greeting,
  ofReaders,
  organizersNote,
  type Readers,
  registrationPage,
  toReader,
  undecided,
} from './schedule-letter.ts';

/** News for the readers of one letter. */
interface ChangedSchedule {
  readonly readers: Readers;
  readonly changes: readonly TimetableChange[];
}

/** Writes the letter telling a family what has changed in the timetable since the last letter, and the games as they are now. */
export function changedScheduleLetter(
  tournament: ComingTournament,
  { readers, changes }: ChangedSchedule,
  links: Links,
  page: readonly LetterPart[],
): Letter {
  const [reader] = readers;
  const games = reader.games.filter(isToCome);
  return {
    ...eventFor(tournament, reader),
    ...toReader(reader),
    subject: said('Changed schedule: {of}, {tournament}', { of: ofReaders(readers), tournament: tournament.name }),
    parts: [
      greeting(readers),
      paragraph(
        said('The schedule of {team} at {tournament} has changed. Times are New Jersey time.', {
          team: reader.teamName ?? '',
          tournament: tournament.name,
        }),
      ),
      ...organizersNote(tournament),
      { kind: 'facts', facts: changes.map((change) => factOf(change, reader.language)) },
      ...gamesNow(games, reader.language),
      ...page,
      ...registrationPage(reader, links),
    ],
  };
}

function gamesNow(games: readonly OwnGame[], language: Language): readonly LetterPart[] {
  if (games.length === 0) return [paragraph('No game is left on your schedule.')];
  return [paragraph('These are your games now:'), { kind: 'facts', facts: gameFacts(games, language) }];
}

/** Returns a change as a fact: the announced slot, and the present one. */
function factOf(change: TimetableChange, language: Language): Fact {
  switch (change.kind) {
    case 'added':
      return ['New', game(change.now, change.now.opponent?.name, language)];
    case 'gone':
      return ['Not played', game(change.was, change.was.opponent, language)];
    case 'moved':
      return movedFact(change, language);
  }
}

function movedFact({ was, now }: Extract<TimetableChange, { readonly kind: 'moved' }>, language: Language): Fact {
  const [then, at] = [placeOf(was, language), placeOf(now, language)];
  const [before, opponent] = [was.opponent ?? null, now.opponent?.name ?? null];
  const against = { then, at, opponent: opponent ?? undecided };
  if (before === opponent) return ['Moved', said('{then} → {at}, against {opponent}', against)];
  const changed = { ...against, before: before ?? undecided };
  return ['Changed', said('{then}, against {before} → {at}, against {opponent}', changed)];
}

interface Placed {
  readonly startsAt: Date | string;
  readonly field: string;
}

function game(placed: Placed, opponent: string | null | undefined, language: Language): Place {
  return said('{place}, against {opponent}', { place: placeOf(placed, language), opponent: opponent ?? undecided });
}

const placeOf = ({ startsAt, field }: Placed, language: Language): string =>
  `${easternMoment(new Date(startsAt), language)}, ${gameWords(field, language)}`;
