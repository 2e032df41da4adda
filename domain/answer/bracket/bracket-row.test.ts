import { aDrawPlan } from '../../../test/sample/a-draw-plan.ts';
import { nothingPlayed } from '../../../test/sample/played.ts';
import { deriveDivision } from '../../rule/bracket/derive-division.ts';
import { generateBrackets } from '../../rule/draw/generate-brackets.ts';
import { bracketRows } from './bracket-row.ts';

const hours = [{ day: '2026-11-07', startTime: '18:15', endTime: '22:00' }];
const venue = { fields: ['Field 1'], hours, gameDuration: 15 };
const teams = [1, 2, 3].map((id) => ({ id, name: `Team ${id}`, ageBracket: 'U8-U10' }));

function rowsOf(chosen = {}) {
  const { divisions, timetable } = generateBrackets(aDrawPlan({ venue, ...chosen }), teams);
  const shown = divisions.map((division) => deriveDivision(division, nothingPlayed));
  return bracketRows(shown, timetable);
}

test('a bye has no time and BYE for its field, its team is through', () => {
  expect(rowsOf()[0]).toMatchObject({
    stage: 'knockout',
    round: 1,
    position: 1,
    team1Id: 1,
    team2Id: null,
    winnerId: 1,
    field: 'BYE',
    gameTime: null,
    status: 'completed',
    ageBracket: null,
  });
});

test('a game has its field and kick-off, also before its teams are known', () => {
  expect(rowsOf()[1]).toMatchObject({ team1Id: 2, team2Id: 3, field: 'Field 1', gameTime: '2026-11-07T23:15:00.000Z' });
  expect(rowsOf()[2]).toMatchObject({ team1Id: 1, team2Id: null, field: 'Field 1', status: 'scheduled' });
});

test('a match of a division by age carries its bracket', () => {
  const rows = rowsOf({ generateByAge: true, ageBrackets: ['U8-U10'] });
  expect(new Set(rows.map((row) => row.ageBracket))).toEqual(new Set(['U8-U10']));
});
