import { aDrawPlan, evening } from '../../../test/sample/a-draw-plan.ts';
import type { DrawPlan } from './draw-settings.ts';
import { generateBrackets } from './generate-brackets.ts';
import { checkDrawnAgain } from './retain-games.ts';

const venue = { ...evening, hours: [{ day: '2026-11-07', startTime: '18:15', endTime: '22:00' }] };
const teams = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Team ${index + 1}`, ageBracket: 'U8-U10' }));
const generate = (count: number, chosen: Partial<DrawPlan> = {}) =>
  generateBrackets(aDrawPlan({ venue, ...chosen }), teams(count));
const roundRobin = { tournamentFormat: 'round-robin' } as const;
const groupGames = (count: number, chosen: Partial<DrawPlan> = {}) => {
  const games = generate(count, { ...roundRobin, ...chosen }).divisions[0]?.matches ?? [];
  return games.filter((match) => match.stage === 'group').length;
};

test('without further choices the teams are seeded in the order given', () => {
  const [division] = generate(8).divisions;
  expect(division?.name).toBe('All Ages');
  expect(division?.teams).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a drawn seeding is the same for the same recorded seed', () => {
  const seeded = (seed: number) => generate(8, { seeding: 'lots', seed }).divisions[0]?.teams;
  expect(seeded(5)).toEqual(seeded(5));
  expect(seeded(5)).not.toEqual(seeded(6));
});

test.each([
  [4, 6],
  [6, 15],
  [7, 14],
  [8, 20],
])('the default evening gives %i teams their round robin in %i group games', (count, games) => {
  expect(groupGames(count)).toBe(games);
});

test('twelve teams play three games each, because four do not leave anyone time to rest', () => {
  expect(groupGames(12)).toBe(18);
  expect(groupGames(12, { minRestSlots: 0 })).toBe(24);
  expect(generate(12, roundRobin).warnings).toEqual(['All Ages: every team plays 3 group games; 5 do not fit.']);
});

test('where rest cannot be kept the minimum of games goes before it', () => {
  const { timetable, warnings } = generate(24, roundRobin);
  expect(timetable.restSlots).toBe(0);
  expect(warnings.at(-1)).toContain('some teams may play twice in a row');
});

test('three teams are sure of one game, and the organizer is told', () => {
  expect(generate(3).warnings).toEqual([
    'All Ages: with 3 teams everyone is sure of one game, not of the 2 asked for.',
  ]);
});

test('one game more for one team is said', () => {
  const { warnings } = generate(7, { ...roundRobin, minGamesPerTeam: 3, maxGamesPerTeam: 3 });
  expect(warnings).toEqual(['All Ages: Team 1 plays one game more than the others; it counts for its opponent only.']);
});

test('few teams by age come with the advice of the organizers', () => {
  const { warnings } = generate(3, { generateByAge: true, ageBrackets: ['U8-U10'] });
  expect(warnings[0]).toBe('Age-based brackets work best with 4+ teams to ensure balanced divisions');
});

test('what cannot fit is refused with a smaller minimum of games among the changes that fit', () => {
  expect(() => generate(30, roundRobin)).toThrow(
    'It takes 17 slots to play 33 games on 2 fields, and the playing hours hold 15. End at 10:30 PM.',
  );
  expect(() => generate(30, { ...roundRobin, minGamesPerTeam: 4 })).toThrow(
    'It takes 32 slots to play 63 games on 2 fields, and the playing hours hold 15. Make sure of one game for every team instead of 4.',
  );
});

test.each([
  [1, {}, 'Please select at least 2 teams'],
  [8, { generateByAge: true }, 'Please select at least one age bracket when generating by age'],
  [8, { generateByAge: true, ageBrackets: ['U11'] }, undefined],
  [8, { generateByAge: true, ageBrackets: ['U14-U16'] }, 'None of the chosen age brackets has two teams'],
  [8, { generateByAge: true, ageBrackets: ['U11', 'Nope'] }, '"Nope" is no age bracket'],
  [8, { ageBrackets: ['Nope'] }, '"Nope" is no age bracket'],
  [8, { generateByAge: true, ageBrackets: ['U19-U8'] }, '"U19-U8" is no age bracket'],
  [8, { generateByAge: true, ageBrackets: ['Open (All Ages)'] }, undefined],
  [8, { minGamesPerTeam: 4, maxGamesPerTeam: 3 }, undefined],
  [
    8,
    { ...roundRobin, minGamesPerTeam: 4, maxGamesPerTeam: 3 },
    'The minimum of games per team cannot be more than the maximum',
  ],
  [8, { minRestSlots: -1 }, 'The rest is a whole number of slots, 0 or more'],
  [8, { minGamesPerTeam: 0 }, 'The number of games is a whole number, 1 or more'],
  [3, { ...roundRobin, pools: '2' as const }, '2 pools need at least 4 teams in every division'],
])('%i teams with %j: %s', (count, chosen, message) => {
  const act = () => generate(count, chosen);
  if (message === undefined) expect(act).not.toThrow();
  else expect(act).toThrow(message);
});

test('a team chosen twice is refused', () => {
  const twice = [...teams(4), ...teams(1)];
  expect(() => generateBrackets(aDrawPlan({ venue }), twice)).toThrow('Every team can be chosen only once');
});

describe('generating again after a game has started', () => {
  const started = {
    match: 'All Ages|group|1|9',
    teams: [6, 1],
    field: 'Field 2',
    start: '2026-11-07T23:15:00.000Z',
    end: '2026-11-07T23:30:00.000Z',
  } as const;
  const again = (count: number, chosen = {}) =>
    generateBrackets(aDrawPlan({ venue, ...roundRobin, ...chosen }), teams(count), [started]);

  test('keeps it where it was, in the match of the same two teams', () => {
    const { kept, timetable, divisions } = again(6);
    const [place] = kept.places;
    const match = divisions[0]?.matches.find(({ key }) => key === place?.is);
    const playing = match?.slots.map((slot) => ('team' in slot ? slot.team : undefined));
    expect(place?.was).toBe(started.match);
    expect(playing?.toSorted()).toEqual([1, 6]);
    expect(timetable.games).toContainEqual({
      match: match?.key,
      field: started.field,
      start: started.start,
      end: started.end,
    });
  });

  test('needs a confirmation', () => {
    expect(() => checkDrawnAgain([started], [], false)).toThrow('One game has started. Confirm to draw again');
    expect(() => checkDrawnAgain([started], [], true)).not.toThrow();
    expect(() => checkDrawnAgain([], [], false)).not.toThrow();
    expect(() => checkDrawnAgain([started], ['A v B', 'C v D'], false)).toThrow(
      'stay on record alone: A v B and C v D.',
    );
  });

  test('says so when the two teams do not meet any more', () => {
    const { kept, warnings } = again(5);
    expect(kept.outside).toEqual([started]);
    expect(warnings).toContain('One game already played stays on record outside the new brackets.');
  });
});
