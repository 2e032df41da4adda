import { asWritten, translate } from '../../rule/language/sentence.ts';
import { type LetterPart, paragraph } from '../../rule/mail/letter.ts';
import { captainToBeNamed } from '../../rule/player/public-name.ts';
import type { ComingTournament, PlayingReader } from '../../rule/schedule/schedule-reader.ts';
import { Links } from '../../rule/site/links.ts';
import { scheduleLetter } from './schedule-letter.ts';

const cup = {
  ...{ id: 1, name: 'Cup', date: 'Saturday, December 12, 2026', location: 'Turf City' },
  day: '2026-12-12',
  ...{ startsAt: new Date('2026-12-12T23:00:00Z'), hasTimetable: false, isUpcoming: true, isNotified: false },
};

const reader = (registrationId: number, name: string, different: Partial<PlayingReader> = {}): PlayingReader => ({
  ...{ registrationId, playerId: registrationId, name, email: 'home@family.example', language: 'en' },
  ...{ teamId: null, teamName: null },
  ...{ captainName: null, teammates: [], games: [], told: undefined, debt: null },
  waiver: 'confirmed',
  ...different,
});

const links = new Links('https://cup.example');

const said = (parts: readonly LetterPart[]) =>
  parts.flatMap((part) => {
    if (part.kind === 'text') return translate(part.text);
    return part.kind === 'facts' ? part.facts.map(([name, value]) => `${translate(name)}: ${String(value)}`) : [];
  });

const letter = (...readers: [PlayingReader, ...PlayingReader[]]) => letterOf(cup, ...readers);
const letterOf = (coming: ComingTournament, ...readers: [PlayingReader, ...PlayingReader[]]) =>
  said(scheduleLetter(coming, readers, links, [paragraph(asWritten('Your page'))]).parts);

test('a parent who reads for two children is greeted by name, once, and told for whom it is', () => {
  const lines = letter(reader(1, 'Ada', { parent: 'Pat' }), reader(2, 'Ben', { parent: 'Pat' }));
  expect(lines[0]).toBe('Hi Pat,');
  expect(lines).toContain('Player: Ada and Ben');
});

test('a player with an own address is greeted themselves', () => {
  const lines = letter(reader(1, 'Ada'));
  expect(lines[0]).toBe('Hi Ada,');
  expect(lines.filter((line) => line.startsWith('Player'))).toEqual([]);
});

test('another place than was told is said first; where that is not known it is not', () => {
  const told = { teamId: null, games: [], letters: 1 };
  const lines = letter(reader(1, 'Ada', { told: { ...told, location: 'Dome' } }));
  expect(lines[1]).toBe('Cup is played at another place now: Turf City');
  expect(letter(reader(1, 'Ada', { told }))[1]).not.toContain('another place');
});

test('another date than was told is said first, and no hour where the day is not known yet', () => {
  const told = { teamId: null, games: [], letters: 1, day: '2026-12-05' };
  const lines = letter(reader(1, 'Ada', { told }));
  expect(lines[1]).toBe('Cup has another date now: Sat, Dec 12, 2026');
  expect(lines.find((line) => line.startsWith('Begins'))).toMatch(/Dec 12/);
  const open = { ...cup, date: 'TBA', day: 'TBA', startsAt: new Date(Number.NaN) };
  const undated = letterOf(open, reader(1, 'Ada', { told }));
  expect(undated).toEqual(expect.arrayContaining(['Cup has another date now: TBA', 'Date: TBA']));
  expect(undated.filter((line) => /^(Begins|Please arrive)/.test(line))).toEqual([]);
});

test('a captain who is not named yet is not told, and fields without a name are told in the language of the family', () => {
  const own = { teamId: 1, teamName: 'Lions', captainName: 'Ada Stone' };
  expect(letter(reader(1, 'Ada', own))).toContain('The captain of Lions is Ada Stone.');
  const unnamed = letter(reader(1, 'Ada', { ...own, captainName: captainToBeNamed }));
  expect(unnamed.join()).not.toContain('captain');
  const game = { ...{ id: 1, startsAt: cup.startsAt, field: 'Field 2', opponent: null }, isDrawn: true } as const;
  const games = [{ ...game, isOpponentDrawn: false, state: 'to come' as const }];
  const { parts } = scheduleLetter(cup, [reader(1, 'Ada', { ...own, games, language: 'es' })], links, []);
  expect(JSON.stringify(parts)).toContain('Cancha 2');
});
