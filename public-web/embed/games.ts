import { forfeiters, forfeitWayOf } from '../../domain/answer/game/forfeit.ts';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import { isClosedUnplayed, isUncounted } from '../../domain/answer/game/uncounted.ts';
import { roundLabel } from '../../domain/rule/bracket/round-label.ts';
import { isLate } from '../../domain/rule/game/late.ts';
import { gather } from '../../domain/rule/match/gather.ts';
import type { Stage } from '../../domain/rule/match/match.ts';
import { kickoffOrder } from '../../domain/rule/schedule/game-times.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { translateTerm } from '../kit/server-terms.ts';
import { locale } from '../language/language.ts';
import { element, teamName } from './element.ts';
import { words } from './words.ts';

/** Game as JSON; its instants are ISO 8601 strings. */
export type EmbeddedGame = Sent<PublicGame>;

const kickOff = new Intl.DateTimeFormat(locale, {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Current games first, then games to come, then completed ones. */
export function liveGames(games: readonly EmbeddedGame[]): HTMLElement | undefined {
  if (games.length === 0) return undefined;
  const order = ['in_progress', 'scheduled', 'completed'];
  const sorted = games.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
  return element('ul', { class: 'games' }, ...sorted.map((game) => card(game, [game.ageBracket, game.label])));
}

/** Stages beside the main bracket, shown after it. */
const beside: readonly Stage[] = ['consolation', 'third-place', 'placement'];

/** Sorts games as the columns of a bracket: by division, then main rounds to the final, then other stages; group games by time. */
export function inColumns<G extends ColumnGame>(games: readonly G[]): readonly G[] {
  return games.toSorted(
    (one, other) =>
      (one.ageBracket ?? '').localeCompare(other.ageBracket ?? '', 'en', { numeric: true }) ||
      beside.indexOf(one.stage) - beside.indexOf(other.stage) ||
      one.round - other.round ||
      (one.stage === 'group' ? kickoffOrder(one.startTime) - kickoffOrder(other.startTime) : 0) ||
      one.id - other.id,
  );
}

type ColumnGame = Pick<EmbeddedGame, 'id' | 'stage' | 'round' | 'ageBracket' | 'startTime'>;

/** Games of a tournament, in a column for each round of each division and for each stage beside the bracket. */
export function bracket(games: readonly EmbeddedGame[]): HTMLElement | undefined {
  const columns = gather(inColumns(games), (game) =>
    [game.ageBracket ?? '', headingOf(game, games)].filter(Boolean).join(' · '),
  );
  if (columns.size === 0) return undefined;
  const sections = [...columns].map(([heading, ofRound]) =>
    element(
      'section',
      {},
      element('h2', {}, heading),
      element('ul', { class: 'games' }, ...ofRound.map((game) => card(game))),
    ),
  );
  // The region has a tab stop, so that the arrow keys scroll a bracket that is wider than its frame.
  return element('div', { class: 'rounds', role: 'region', 'aria-label': words.bracket, tabindex: '0' }, ...sections);
}

function headingOf({ stage, round, ageBracket }: EmbeddedGame, games: readonly EmbeddedGame[]): string {
  if (stage !== 'knockout') return words.stages[stage];
  const rounds = games.filter((game) => game.stage === 'knockout' && game.ageBracket === ageBracket);
  return translateTerm(roundLabel(round, Math.max(...rounds.map((game) => game.round))));
}

/** Shows a game; `part` says which division and match it is, where no heading does. */
function card(game: EmbeddedGame, part: readonly (string | null)[] = []): HTMLElement {
  const { status, startTime, field, shootout } = game;
  const absent = forfeiters(game);
  const forfeit = absent.length > 0 && words.forfeit(absent.join(', '), forfeitWayOf(game));
  const notes = isClosedUnplayed(game)
    ? [words.notPlayed]
    : [
        game.isGoldenGoal && words.goldenGoal,
        forfeit,
        game.isAbandoned && words.abandoned,
        isUncounted(game) && words.uncounted,
      ];
  const mark = notes.filter(Boolean).join(' · ');
  const planned =
    startTime !== null &&
    [kickOff.format(new Date(startTime)), isLate(game, Date.now()) && words.late].filter(Boolean).join(' · ');
  const when = (status === 'scheduled' && planned) || words.status[status];
  const where = [when, ...[field, ...part].map((term) => term && translateTerm(term))].filter(Boolean).join(' · ');
  return element(
    'li',
    { class: `game ${status}` },
    element('p', { class: 'when' }, where),
    side(game.team1Name ?? translateTerm(game.team1From ?? ''), game.team1Id, game.team1Score, game),
    side(game.team2Name ?? translateTerm(game.team2From ?? ''), game.team2Id, game.team2Score, game),
    ...(shootout === null ? [] : [element('p', { class: 'when' }, words.shootout(shootout.team1, shootout.team2))]),
    ...(mark ? [element('p', { class: 'when' }, mark)] : []),
  );
}

function side(name: string, id: number | null, score: number, game: EmbeddedGame): HTMLElement {
  const won = id !== null && id === game.winnerId;
  const hasScore = game.status !== 'scheduled' && !isClosedUnplayed(game);
  return element(
    'p',
    { class: won ? 'side won' : 'side' },
    teamName(id, name || words.toBeDecided),
    element('span', { class: 'score' }, hasScore ? String(score) : ''),
  );
}
