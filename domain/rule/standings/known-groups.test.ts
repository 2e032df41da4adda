import type { TeamId } from '../match/match.ts';
import { type Level, rankTeams } from './rank-teams.ts';
import { fifaFrom2026 } from './standings-presets.ts';
import type { StandingsSettings } from './standings-settings.ts';
import type { GroupGame } from './team-record.ts';

/** Results of a group as in newspapers: "ROU 3-0 UKR". */
type Results = readonly string[];

function ranked(results: Results, settings: StandingsSettings = fifaFrom2026): readonly string[] {
  const named = results.map((line) => line.split(' '));
  const names = [...new Set(named.flatMap(([one = '', , other = '']) => [one, other]))];
  const idOf = (name: string): TeamId => names.indexOf(name) + 1;
  const games = named.map(([one = '', score = '', other = '']): GroupGame => {
    const [team1 = 0, team2 = 0] = score.split('-').map(Number);
    const teams = [idOf(one), idOf(other)] as const;
    return { result: { status: 'completed', match: `${one} ${other}`, teams, score: { team1, team2 } } };
  });
  const levels = rankTeams({ teams: names.map(idOf), games, decisions: [], withdrawn: [] }, settings);
  const shown = ({ teams, reason }: Level) => `${teams.map((id) => names[id - 1]).join(' = ')}: ${reason}`;
  return levels.map(shown);
}

// The results are those of the tournaments' match reports (uefa.com, fifa.com); each table's order is the one in which its
// teams finished, a tie where cards or a ranking of nations had to decide.

const euro2024E = [...['ROU 3-0 UKR', 'BEL 0-1 SVK', 'SVK 1-2 UKR', 'BEL 2-0 ROU', 'SVK 1-1 ROU', 'UKR 0-0 BEL']];
const euro2024C = [...['SVN 1-1 DEN', 'SRB 0-1 ENG', 'SVN 1-1 SRB', 'DEN 1-1 ENG', 'ENG 0-0 SVN', 'DEN 0-0 SRB']];
const euro2020B = ['DEN 0-1 FIN', 'BEL 3-0 RUS', 'FIN 0-1 RUS', 'DEN 1-2 BEL', 'RUS 1-4 DEN', 'FIN 0-2 BEL'];
const euro2020D = ['ENG 1-0 CRO', 'SCO 0-2 CZE', 'CRO 1-1 CZE', 'ENG 0-0 SCO', 'CRO 3-1 SCO', 'CZE 0-1 ENG'];
const euro2020F = ['HUN 0-3 POR', 'FRA 1-0 GER', 'HUN 1-1 FRA', 'POR 2-4 GER', 'POR 2-2 FRA', 'GER 2-2 HUN'];
const euro2016E = ['IRL 1-1 SWE', 'BEL 0-2 ITA', 'ITA 1-0 SWE', 'BEL 3-0 IRL', 'ITA 0-1 IRL', 'SWE 0-1 BEL'];
const euro2016F = ['AUT 0-2 HUN', 'POR 1-1 ISL', 'ISL 1-1 HUN', 'POR 0-0 AUT', 'ISL 2-1 AUT', 'HUN 3-3 POR'];
const euro2004C = ['DEN 0-0 ITA', 'SWE 5-0 BUL', 'BUL 0-2 DEN', 'ITA 1-1 SWE', 'ITA 2-1 BUL', 'DEN 2-2 SWE'];

describe('groups of the Euro, which ranked as FIFA does now', () => {
  test.each<[name: string, results: Results, order: readonly string[]]>([
    [
      '2024 E: four teams on four points, and what separates is asked of all four before anybody is left aside',
      euro2024E,
      [
        'ROU: head-to-head-goals',
        'BEL: head-to-head-goals',
        ...['SVK', 'UKR'].map((team) => `${team}: head-to-head-difference`),
      ],
    ],
    ['2024 C: cards and a ranking had to decide', euro2024C, ['ENG: points', 'SVN = DEN: nothing', 'SRB: points']],
    [
      '2020 B: a league of three on three points',
      euro2020B,
      ['BEL: points', ...['DEN', 'FIN', 'RUS'].map((team) => `${team}: head-to-head-difference`)],
    ],
    [
      '2020 D: a draw between the two, so all goals scored',
      euro2020D,
      ['ENG: points', 'CRO: goals-for', 'CZE: goals-for', 'SCO: points'],
    ],
    [
      '2020 F: the game between the two',
      euro2020F,
      ['FRA: points', 'GER: head-to-head', 'POR: head-to-head', 'HUN: points'],
    ],
    [
      '2016 E: the game between the two',
      euro2016E,
      ['ITA: head-to-head', 'BEL: head-to-head', 'IRL: points', 'SWE: points'],
    ],
    [
      '2016 F: a draw between the two, so all goals',
      euro2016F,
      ['HUN: goal-difference', 'ISL: goal-difference', 'POR: points', 'AUT: points'],
    ],
    [
      '2004 C: three draws between three, and their goals in them',
      euro2004C,
      [...['SWE', 'DEN', 'ITA'].map((team) => `${team}: head-to-head-goals`), 'BUL: points'],
    ],
  ])('%s', (_, results, order) => {
    expect(ranked(results)).toEqual(order);
  });

  test('2024 E is another table where those still level are looked at anew at once', () => {
    const criteria = ['points', 'head-to-head-difference', 'head-to-head'] as const;
    const order = ranked(euro2024E, { ...fifaFrom2026, criteria, afterSeparation: 'restart' });
    expect(order.slice(0, 2)).toEqual(['BEL: head-to-head-difference', 'ROU: head-to-head-difference']);
  });
});
