import { aPlayedDay } from '../../../test/sample/a-played-day.ts';
import { aTeam } from '../../../test/sample/a-team.ts';
import { nothingPlayed, withResult } from '../../../test/sample/played.ts';
import { teamResultsOf } from '../../day/team-result.ts';
import { drawElimination } from '../../draw/draw-elimination.ts';
import { translate } from '../../language/sentence.ts';
import type { PlayedResult } from '../../match/result.ts';
import { Links } from '../../site/links.ts';
import { resultsIn } from './results-block.ts';

const twoTeams = drawElimination('U8', [1, 2], { minGamesPerTeam: 1, thirdPlace: false, placement: false });
const [match = ''] = twoTeams.matches.map(({ key }) => key);
const teams = [1, 2] as const;
const begun: PlayedResult = { status: 'in_progress', match, teams, score: { team1: 2, team2: 1 } };

test.each([
  ['not played where nobody had begun it', null, false, 'lost 0-3, not played'],
  ['a result, with who gave it away, where it was being played', begun, false, 'lost 0-3, forfeited by Team 1'],
  ['the withdrawal that it follows from', null, true, 'lost 0-3, Team 1 withdrew'],
])('the letter of results tells a game that was given away as %s', (_, before, isWithdrawal, words) => {
  const score = { team1: 0, team2: 3 };
  const day = aPlayedDay(twoTeams, withResult(nothingPlayed, { status: 'forfeited', match, teams, score, by: [1] }));
  const games = day.games.map((one) => ({
    ...one,
    game: one.game.status === 'completed' ? { ...one.game, ending: { before, isWithdrawal } } : one.game,
  }));
  const result = teamResultsOf({ ...day, games }).find(({ teamId }) => teamId === 1);
  const about = {
    player: undefined,
    registration: undefined,
    tournament: undefined,
    to: 'a@family.example',
    isNews: false,
  };
  const parts = resultsIn({ ...about, team: aTeam({ id: 1 }), result }, new Links('https://3v3.example'));
  const facts = parts.flatMap((part) => (part.kind === 'facts' ? part.facts : []));
  expect(facts.map(([, fact]) => (typeof fact === 'object' ? translate(fact) : fact))).toContain(words);
});
