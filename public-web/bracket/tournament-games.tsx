import { Fragment, useState } from 'react';
import { gather } from '../../domain/rule/match/gather.ts';
import { dayOf, easternClock } from '../game/eastern-time.ts';
import { useGameNews } from '../game/game-news.ts';
import { type GamesPart, gamesByDay } from '../game/games-by-day.ts';
import { ownFirst } from '../game/games-to-show.ts';
import { isCompleted, isPlaying, type SentGame } from '../game/sent-game.ts';
import { sideNames } from '../game/side-names.ts';
import { words as live } from '../game/words.ts';
import button from '../kit/button.module.css';
import { TeamLink } from '../kit/team-link.tsx';
import { useFollowedTeam } from '../kit/use-followed-team.ts';
import { useNarrow } from '../kit/use-narrow.ts';
import { useNow } from '../kit/use-now.ts';
import { usePaper } from '../kit/use-paper.ts';
import row from '../live/game-row.module.css';
import { GameLine } from '../live/game-row.tsx';
import { words } from './games-words.ts';
import type { BracketTeam } from './tournament-detail.ts';
import styles from './tournament-games.module.css';
import { words as bracket } from './words.ts';

interface TournamentGamesProps {
  readonly games: readonly SentGame[];
  readonly teams: readonly BracketTeam[];
}

/** Interval at which the current day is checked, in milliseconds. */
const everyMinute = 60_000;

/** Number of games above which a phone shows only some of those to come and of the results, and how many of each. */
const [many, most] = [32, 16] as const;

/** All games of a tournament: current ones, games to come and results, by day and kick-off. */
export function TournamentGames({ games, teams }: TournamentGamesProps) {
  const now = useNow(everyMinute);
  const { hasJustEnded } = useGameNews(games);
  const [team] = useFollowedTeam();
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const parts = gamesByDay(inOrder(games, team), new Date(now), hasJustEnded);
  const [isWhole, showAll] = useState(false);
  const isNarrow = useNarrow();
  const isOnPaper = usePaper();
  const isCut = games.length > many && isNarrow && !isWhole && !isOnPaper;
  const isOfToday = parts.some(({ is, day }) => is !== 'now' && day === undefined);
  return (
    <section className={styles.section} aria-labelledby="all-games">
      <h2 id="all-games" className={styles.title}>
        {words.title}
      </h2>
      {isOfToday && parts[0]?.is !== 'now' && (
        <div className={styles.none}>
          <h3 className={styles.day}>{live.now}</h3>
          <p>{live.noneActive}</p>
        </div>
      )}
      {parts.map((part) => (
        <div key={`${part.is} ${part.day}`}>
          <h3 className={styles.day}>{titleOf(part)}</h3>
          {[...gather(isCut ? shortOf(part) : part.games, ({ startTime }) => startTime)].map(([start, together]) => (
            <Fragment key={start}>
              {start !== null && <h4 className={styles.kickOff}>{easternClock(start)}</h4>}
              <ol className={styles.games}>
                {together.map((game) => (
                  <Game key={game.id} game={game} names={names} isFullTime={part.is === 'now' && isCompleted(game)} />
                ))}
              </ol>
            </Fragment>
          ))}
          {isCut && shortOf(part).length < part.games.length && (
            <button type="button" className={`${button.quiet} ${styles.more}`} onClick={() => showAll(true)}>
              {live.allOfThem(part.games.length)}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}

/** Returns the current games of a part, the first of those to come, or the latest results. */
function shortOf({ is, games }: GamesPart): readonly SentGame[] {
  if (is === 'now') return games;
  return is === 'over' ? games.slice(-most) : games.slice(0, most);
}

function titleOf({ is, day }: GamesPart): string {
  if (day === undefined) return { now: live.now, next: live.next, later: live.next, over: live.results }[is];
  return day === null ? live.noTime : dayOf(day);
}

interface GameProps {
  readonly game: SentGame;
  readonly names: ReadonlyMap<number, string>;
  readonly isFullTime: boolean;
}

function Game({ game, names, isFullTime }: GameProps) {
  const [one, other] = sideNames({
    ...game,
    team1Name: nameOf(game.team1Id, game.team1Name, names),
    team2Name: nameOf(game.team2Id, game.team2Name, names),
  });
  return (
    <li className={row.row} data-playing={isPlaying(game)}>
      <GameLine
        game={game}
        isFullTime={isFullTime}
        linked={[one, other]}
        one={<TeamLink id={game.team1Id} name={one} />}
        other={<TeamLink id={game.team2Id} name={other} />}
      />
    </li>
  );
}

const nameOf = (id: number | null, given: string | null, names: ReadonlyMap<number, string>): string | null =>
  id === null ? null : (given ?? names.get(id) ?? bracket.team(id));

/** Sorts games by kick-off and field; of one kick-off the game of the team that leads comes first. */
function inOrder(games: readonly SentGame[], team: number | undefined): readonly SentGame[] {
  const byField = games.toSorted((one, other) =>
    (one.field ?? '').localeCompare(other.field ?? '', 'en-US', { numeric: true }),
  );
  return ownFirst(byField, team).toSorted((one, other) =>
    (one.startTime ?? '9999').localeCompare(other.startTime ?? '9999'),
  );
}
