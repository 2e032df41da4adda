import type { TeamId } from '../match/match.ts';
import { type Level, rankTeams } from './rank-teams.ts';
import { fifaFrom2026, fifaTo2022, uefaEuro } from './standings-presets.ts';
import type { StandingsSettings } from './standings-settings.ts';
import type { GroupGame } from './team-record.ts';
import type { TieDecision } from './tie-decision.ts';

/** Results of a group as in newspapers: "ROU 3-0 UKR". */
type Results = readonly string[];

function ranked(results: Results, settings: StandingsSettings, lots: readonly string[] = []): readonly string[] {
  const named = results.map((line) => line.split(' '));
  const names = [...new Set(named.flatMap(([one = '', , other = '']) => [one, other]))];
  const idOf = (name: string): TeamId => names.indexOf(name) + 1;
  const games = named.map(([one = '', score = '', other = '']): GroupGame => {
    const [team1 = 0, team2 = 0] = score.split('-').map(Number);
    const teams = [idOf(one), idOf(other)] as const;
    return { result: { status: 'completed', match: `${one} ${other}`, teams, score: { team1, team2 } } };
  });
  const decision: TieDecision = { division: '', group: 'A', teams: lots.map(idOf), by: 'lots' };
  const decisions = lots.length > 0 ? [decision] : [];
  const levels = rankTeams({ teams: names.map(idOf), games, decisions, withdrawn: [] }, settings);
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

describe('groups of the Euro', () => {
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
    expect(ranked(results, uefaEuro)).toEqual(order);
    expect(ranked(results, fifaFrom2026)).toEqual(order);
  });

  test('would have had other winners by the rules of the World Cup of their time', () => {
    expect(ranked(euro2016E, fifaTo2022).slice(0, 2)).toEqual(['BEL: goals-for', 'ITA: goals-for']);
    expect(ranked(euro2020F, fifaTo2022).slice(1, 3)).toEqual(['POR: goals-for', 'GER: goals-for']);
  });

  test('2024 E is another table where those still level are looked at anew at once', () => {
    const criteria = ['points', 'head-to-head-difference', 'head-to-head'] as const;
    const order = ranked(euro2024E, { ...uefaEuro, criteria, afterSeparation: 'restart' });
    expect(order.slice(0, 2)).toEqual(['BEL: head-to-head-difference', 'ROU: head-to-head-difference']);
  });
});

const cup2022C = ['ARG 1-2 KSA', 'MEX 0-0 POL', 'POL 2-0 KSA', 'ARG 2-0 MEX', 'POL 0-2 ARG', 'KSA 1-2 MEX'];
const cup2018B = ['MAR 0-1 IRN', 'POR 3-3 ESP', 'POR 1-0 MAR', 'IRN 0-1 ESP', 'IRN 1-1 POR', 'ESP 2-2 MAR'];
const cup2018H = ['COL 1-2 JPN', 'POL 1-2 SEN', 'JPN 2-2 SEN', 'POL 0-3 COL', 'JPN 0-1 POL', 'SEN 0-1 COL'];
const cup2014G = ['GER 4-0 POR', 'GHA 1-2 USA', 'GER 2-2 GHA', 'USA 2-2 POR', 'USA 0-1 GER', 'POR 2-1 GHA'];
const cup2010C = ['ENG 1-1 USA', 'ALG 0-1 SVN', 'SVN 2-2 USA', 'ENG 0-0 ALG', 'SVN 0-1 ENG', 'USA 1-0 ALG'];
const cup1994E = ['ITA 0-1 IRL', 'NOR 1-0 MEX', 'ITA 1-0 NOR', 'MEX 2-1 IRL', 'ITA 1-1 MEX', 'IRL 0-0 NOR'];
const cup1990F = ['ENG 1-1 IRL', 'NED 1-1 EGY', 'ENG 0-0 NED', 'IRL 0-0 EGY', 'ENG 1-0 EGY', 'IRL 1-1 NED'];

describe('groups of the World Cup up to 2022', () => {
  test.each<[name: string, results: Results, order: readonly string[]]>([
    [
      '2022 C: all goals before any game between two',
      cup2022C,
      ['ARG: points', 'POL: goal-difference', 'MEX: goal-difference', 'KSA: points'],
    ],
    [
      '2018 B: most goals scored wins the group',
      cup2018B,
      ['ESP: goals-for', 'POR: goals-for', 'IRN: points', 'MAR: points'],
    ],
    ['2018 H: yellow cards had to decide', cup2018H, ['COL: points', 'JPN = SEN: nothing', 'POL: points']],
    [
      '2014 G: a lost game by four goals',
      cup2014G,
      ['GER: points', 'USA: goal-difference', 'POR: goal-difference', 'GHA: points'],
    ],
    [
      '2010 C: most goals scored wins the group',
      cup2010C,
      ['USA: goals-for', 'ENG: goals-for', 'SVN: points', 'ALG: points'],
    ],
    [
      '1994 E: four teams on four points and no goal difference; two of them are left to their game',
      cup1994E,
      ['MEX: goals-for', 'IRL: head-to-head', 'ITA: head-to-head', 'NOR: goals-for'],
    ],
  ])('%s', (_, results, order) => {
    expect(ranked(results, fifaTo2022)).toEqual(order);
  });

  test('1990 F: two points for a win, and lots between Ireland and the Netherlands', () => {
    const twoForAWin = { ...fifaTo2022, winPoints: 2 };
    expect(ranked(cup1990F, twoForAWin)).toEqual(['ENG: points', 'IRL = NED: nothing', 'EGY: points']);
    expect(ranked(cup1990F, twoForAWin, ['IRL', 'NED'])).toEqual([
      ...['ENG: points', 'IRL: lots', 'NED: lots', 'EGY: points'],
    ]);
  });
});
