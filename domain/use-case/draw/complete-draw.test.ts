import type { StoredDrawSettings } from '../../rule/draw/draw-settings.ts';
import { acceptAnswers } from '../../rule/form/accept-answers.ts';
import { completeDraw } from './complete-draw.ts';
import { newDraw } from './new-draw.ts';

const saturday = { day: '2026-11-07', startTime: '09:00', endTime: '12:00' };
const said = (answers: object) => acceptAnswers(newDraw, { teamIds: [1, 2, 3, 4], ...answers }, { year: 2026 });

/** Returns the settings of a draw into the hours of that Saturday. */
const chosenFor = (answers: object): StoredDrawSettings => ({
  ...completeDraw(said(answers), null, []),
  hoursThen: [saturday],
});

const last = chosenFor({
  ...{ tournamentFormat: 'round-robin', pools: '2', generateByAge: true, ageBrackets: ['U8-U10', 'U11-U13'] },
  ...{
    gameDuration: 20,
    maxGamesPerTeam: 3,
    fieldNames: ['North', 'South'],
    startTime: '09:30',
    seeding: 'lots',
    seed: 7,
  },
});

test('where nothing was drawn the usual holds for what nobody says', () => {
  expect(completeDraw(said({}), null, [saturday])).toMatchObject({
    ...{ tournamentFormat: 'single-elimination', generateByAge: false, gameDuration: 15, seeding: 'given' },
  });
});

test('a draw after the first games keeps what was chosen for the last one, format and divisions among it', () => {
  const again = completeDraw(said({}), last, [saturday]);
  expect({ ...again, hoursThen: [saturday] }).toEqual(last);
});

test('what is said is changed, and nothing else', () => {
  const again = completeDraw(said({ fieldCount: 1, minRestSlots: 0 }), last, [saturday]);
  expect(again).toMatchObject({
    fieldNames: ['Field 1'],
    minRestSlots: 0,
    tournamentFormat: 'round-robin',
    pools: '2',
    gameDuration: 20,
  });
  const knockout = completeDraw(said({ tournamentFormat: 'single-elimination', generateByAge: false }), last, [
    saturday,
  ]);
  expect(knockout).toMatchObject({
    pools: null,
    generateByAge: false,
    ageBrackets: [],
    seeding: 'given',
    gameDuration: 20,
  });
});

test('times chosen in other hours of play are left behind with them', () => {
  expect(completeDraw(said({}), last, [{ ...saturday, startTime: '13:00', endTime: '16:00' }]).startTime).toBeNull();
});
