import { matchLabel, roundLabel, slotLabel } from '../../domain/rule/bracket/round-label.ts';
import { stages } from '../../domain/rule/match/match.ts';
import { guardedFieldNames } from '../../domain/rule/player/guarded-fields.ts';
import { playerDetails } from '../../domain/rule/player/player-details.ts';
import { captainToBeNamed } from '../../domain/rule/player/public-name.ts';
import { reasonNames } from '../../domain/rule/standings/reason-names.ts';
import { fieldName } from '../../domain/rule/venue/usual-venue.ts';
import { translateTerm as inSpanish } from './server-terms.es.ts';
import { translateTerm } from './server-terms.ts';

const truths: readonly (readonly [english: string, spanish: string])[] = [
  ['Round 1', 'Ronda 1'],
  ['Round 12', 'Ronda 12'],
  ['Semi-Finals', 'Semifinales'],
  ['Finals', 'Final'],
  ['Final', 'Final'],
  ['Semi-final', 'Semifinal'],
  ['Quarter-final', 'Cuartos de final'],
  ['Round of 16', 'Octavos de final'],
  ['Round 1, match 3', 'Ronda 1, partido 3'],
  ['Semi-Finals, match 2', 'Semifinal 2'],
  ['Third place', 'Tercer lugar'],
  ['Group game', 'Partido de grupo'],
  ['Consolation 1', 'Consolación 1'],
  ['Consolation 2.1', 'Consolación 2.1'],
  ['Placement 4', 'Clasificación 4'],
  ['Winner of Round 1, match 3', 'Ganador de Ronda 1, partido 3'],
  ['Loser of Semi-Finals, match 2', 'Perdedor de Semifinal 2'],
  ['Winner of Consolation 1', 'Ganador de Consolación 1'],
  ['2nd Group A', '2.º Grupo A'],
  ['Bye', 'Libre'],
  ['a team to be announced', 'un equipo por anunciar'],
  ['Field 2', 'Cancha 2'],
  ['Goal difference', 'Diferencia de goles'],
  ['Nothing separates these teams', 'Nada separa a estos equipos'],
  ['None', 'Ninguno'],
  ['Youth M', 'Juvenil M'],
  ['Birth year', 'Año de nacimiento'],
  [captainToBeNamed, 'Por nombrar'],
];

test.each(truths)('%s is said in Spanish, and in English as it is', (english, spanish) => {
  expect(inSpanish(english)).toBe(spanish);
  expect(translateTerm(english)).toBe(english);
});

const names = [
  '1st Group Sports',
  'Court by the Lake',
  'Field of Dreams',
  'Field 2 North',
  'North Field 2',
  'Winner',
  'Round Lake United',
  'July Cup 2025',
  'Mayday, July 4',
  'November 7 and 8, 2026',
  'U10-U12',
  'constructor',
  '',
];

test.each(names)('what somebody named "%s" stays as it is', (name) => {
  expect(inSpanish(name)).toBe(name);
});

/** Returns every term that the rules use in a bracket with this number of rounds. */
function wordsOfBrackets(rounds: number): readonly string[] {
  const each = Array.from({ length: rounds }, (_, index) => index + 1);
  const matches = stages.flatMap((stage) => each.map((round) => matchLabel({ stage, round, position: 2 }, rounds)));
  const source = (from: 'winner' | 'loser') => matches.map((match) => slotLabel({ from, of: 'any' }, () => match));
  return [
    ...each.map((round) => roundLabel(round, rounds)),
    ...matches,
    ...[...source('winner'), ...source('loser')].filter((label) => label !== null),
  ];
}

test('nothing that the rules name by themselves is left in English', () => {
  const sizes = playerDetails.shirtSize.limits({ year: 2026 }).options ?? [];
  const all = [
    ...[1, 2, 3, 4, 5].flatMap(wordsOfBrackets),
    slotLabel({ from: 'bye' }, String) ?? '',
    slotLabel({ from: 'rank', rank: 1, group: 'A' }, String) ?? '',
    ...[1, 2, 10].map(fieldName),
    ...Object.values(reasonNames),
    ...Object.values(guardedFieldNames),
    ...sizes,
  ];
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((words) => words !== 'Final' && inSpanish(words) === words)).toEqual([]);
});
