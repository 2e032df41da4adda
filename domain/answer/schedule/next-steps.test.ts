import { drawElimination } from '../../rule/draw/draw-elimination.ts';
import { drawRoundRobin } from '../../rule/draw/draw-round-robin.ts';
import type { Division } from '../../rule/match/division.ts';
import { byeField } from '../bracket/bracket-row.ts';
import { type BracketOnFile, type PublicBracket, publicBrackets } from '../bracket/public-bracket.ts';
import { isFinal, nextStepsOfMatch, nextStepsOfTeam } from './next-steps.ts';

/** Returns a division as stored brackets; `happened` gives the state of some matches by their labels. */
function drawn({ matches }: Division, happened: Readonly<Record<string, Partial<PublicBracket>>> = {}) {
  const onFile = matches.map(
    ({ key, slots, stage, round, position }, index): BracketOnFile => ({
      ...{ id: index + 1, tournamentId: 1, matchKey: key, stage, round, position, slots, winnerId: null },
      team1Id: slots[0].from === 'team' ? slots[0].team : null,
      team2Id: slots[1].from === 'team' ? slots[1].team : null,
      field: `Field ${index + 1}`,
      gameTime: new Date(Date.UTC(2026, 10, 7, 23, index)),
      ...{ status: 'scheduled', ageBracket: null },
    }),
  );
  const brackets = publicBrackets(onFile).map((one) => ({ ...one, ...happened[one.label] }));
  const named = (label: string) => {
    const found = brackets.find((one) => one.label === label);
    if (found === undefined) throw new Error(`${label} is not among ${brackets.map((one) => one.label)}`);
    return found;
  };
  return {
    after: (label: string, team?: number) =>
      team === undefined ? nextStepsOfMatch(named(label), brackets) : nextStepsOfTeam(named(label), team, brackets),
    rounds: (label: string, team: number) => {
      const ways = nextStepsOfTeam(named(label), team, brackets);
      return [ways?.win, ways?.loss].map((way) => (way?.is === 'game' ? way.round : (way?.is ?? null)));
    },
    outOf: (label: string) => {
      const ways = nextStepsOfMatch(named(label), brackets);
      return [ways?.win, ways?.loss].map((way) => (way?.is === 'game' ? way.round : (way?.is ?? null)));
    },
    finals: brackets.filter((one) => isFinal(one, brackets)).map(({ label }) => label),
  };
}

const eight = [1, 2, 3, 4, 5, 6, 7, 8];
const over = (team1Id: number, team2Id: number) =>
  ({ team1Id, team2Id, winnerId: team1Id, status: 'completed' }) as const;

describe('a knock-out of eight with a third place', () => {
  const wish = { minGamesPerTeam: 1, thirdPlace: true, placement: false };
  const { after, rounds, finals } = drawn(drawElimination('Open', eight, wish));

  test('a win leads to the next round, with its time and field, and a loss in the first round ends the day', () => {
    expect(rounds('Round 1, match 1', 1)).toEqual(['Semi-Finals, match 1', 'done']);
    const win = after('Round 1, match 1', 1)?.win;
    expect(win).toMatchObject({ field: expect.stringContaining('Field'), startTime: expect.any(Date) });
  });

  test('who loses the semifinal plays for the third place', () => {
    expect(rounds('Semi-Finals, match 2', 2)).toEqual(['Final', 'Third place']);
  });

  test('where nobody has won the other semifinal the final is no game: whoever wins this one has the title', () => {
    const given = { team1Id: 1, team2Id: 4, winnerId: null, status: 'completed' } as const;
    const { rounds, outOf } = drawn(drawElimination('Open', eight, wish), {
      'Semi-Finals, match 1': given,
      Final: { field: byeField, gameTime: null },
    });
    expect(rounds('Semi-Finals, match 2', 2)[0]).toBe('title');
    expect(outOf('Semi-Finals, match 1')).toEqual([null, null]);
  });

  test('the final is for the title', () => {
    expect(rounds('Final', 1)).toEqual(['title', 'done']);
    expect(rounds('Third place', 3)).toEqual(['done', 'done']);
    expect(finals).toEqual(['Final']);
  });
});

describe('a knock-out with a second game for everybody', () => {
  const wish = { minGamesPerTeam: 2, thirdPlace: false, placement: false };

  test('who loses the first game plays on in the consolation', () => {
    expect(drawn(drawElimination('Open', eight, wish)).rounds('Round 1, match 1', 8)).toEqual([
      'Semi-Finals, match 1',
      'Consolation 1',
    ]);
  });

  test('who comes rested into the second round and loses there has a game left, who has played before has none', () => {
    const eleven = drawElimination('Open', [...eight, 9, 10, 11], wish);
    const { rounds } = drawn(eleven, {
      'Round 1, match 8': over(6, 11),
      'Round 2, match 4': { team1Id: 3, team2Id: 6 },
    });
    expect(rounds('Round 2, match 4', 3)).toEqual(['Round 3, match 2', 'Consolation 2.1']);
    expect(rounds('Round 2, match 4', 6)).toEqual(['Round 3, match 2', 'done']);
  });

  test('of a match that is over, or whose teams are not known, it is said as far as it is the same whoever loses', () => {
    const eleven = drawElimination('Open', [...eight, 9, 10, 11], wish);
    const { after: leadsTo, outOf } = drawn(eleven, {
      'Round 1, match 8': over(6, 11),
      'Round 2, match 4': over(3, 6),
      'Round 2, match 2': { team1Id: 4, team2Id: 5 },
    });
    expect(outOf('Round 1, match 8')).toEqual(['Round 2, match 4', 'Consolation 2']);
    expect(outOf('Round 2, match 4')).toEqual(['Round 3, match 2', 'done']);
    // A game that is over has neither a time nor a field to come to.
    expect(leadsTo('Round 1, match 8')?.win).toMatchObject({ is: 'game', startTime: null, field: null });
    expect(leadsTo('Round 2, match 2')?.win).toMatchObject({ startTime: expect.any(Date) });
    expect(outOf('Round 2, match 2')[1]).toMatch(/^Consolation/);
    expect(outOf('Round 2, match 1')).toEqual(['Round 3, match 1', null]);
  });

  test('where it is open whether somebody comes to play against, nothing is said', () => {
    const eleven = drawElimination('Open', [...eight, 9, 10, 11], wish);
    expect(drawn(eleven).rounds('Consolation 1', 8)[1]).toBeNull();
  });
});

test('in a group the table decides, and what is over leads nowhere', () => {
  const { after } = drawn(drawRoundRobin('Open', [1, 2, 3, 4], { gamesEach: () => 3, thirdPlace: false }));
  expect(after('Group game', 1)).toBeUndefined();
  const played = drawn(drawElimination('Open', [1, 2], { minGamesPerTeam: 1, thirdPlace: false, placement: false }), {
    Final: over(1, 2),
  });
  expect(played.after('Final', 1)).toBeUndefined();
});
