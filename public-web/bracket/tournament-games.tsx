import { easternDayAndClock } from '../game/eastern-time.ts';
import { ForfeitNote } from '../game/forfeit-note.tsx';
import { hasScore, isPlaying, type ShownGame } from '../game/shown-game.ts';
import { TeamLink } from '../kit/team-link.tsx';
import { told } from '../kit/told.ts';
import { words } from './games-words.ts';
import type { BracketTeam } from './tournament-detail.ts';
import styles from './tournament-games.module.css';
import { words as bracket } from './words.ts';

interface TournamentGamesProps {
  readonly games: readonly ShownGame[];
  readonly teams: readonly BracketTeam[];
}

/** All games of a tournament in the order of their kick-offs. */
export function TournamentGames({ games, teams }: TournamentGamesProps) {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return (
    <section className={styles.section} aria-labelledby="all-games">
      <h3 id="all-games" className={styles.title}>
        {words.title}
      </h3>
      <ol className={styles.games}>
        {games.toSorted(byKickOff).map((game) => (
          <Game key={game.id} game={game} names={names} />
        ))}
      </ol>
    </section>
  );
}

function Game({ game, names }: { readonly game: ShownGame; readonly names: ReadonlyMap<number, string> }) {
  const nameOf = (id: number | null, given: string | null) =>
    id === null ? bracket.toBeDetermined : (given ?? names.get(id) ?? bracket.team(id));
  return (
    <li className={styles.game} data-playing={isPlaying(game)}>
      <p className={styles.when}>
        {game.startTime === null ? words.noTime : easternDayAndClock(game.startTime)}
        <span>{[told(game.field ?? words.noField), game.ageBracket].filter(Boolean).join(' · ')}</span>
      </p>
      <p className={styles.teams}>
        <TeamLink id={game.team1Id} name={nameOf(game.team1Id, game.team1Name)} /> <small>{words.versus}</small>{' '}
        <TeamLink id={game.team2Id} name={nameOf(game.team2Id, game.team2Name)} />
      </p>
      <p className={styles.score}>{hasScore(game) ? <Score game={game} /> : statusInWords(game.status)}</p>
    </li>
  );
}

function Score({ game }: { readonly game: ShownGame }) {
  const { team1Score, team2Score, shootout } = game;
  return (
    <>
      <strong>
        {team1Score} – {team2Score}
      </strong>
      {shootout !== null && shootout !== undefined && (
        <small>
          {bracket.shootout} {shootout.team1} – {shootout.team2}
        </small>
      )}
      <ForfeitNote game={game} />
      {isPlaying(game) && <span className={styles.live}>{bracket.live}</span>}
    </>
  );
}

const statusInWords = (status: string): string => words.statuses[status] ?? status;

const byKickOff = (one: ShownGame, other: ShownGame): number =>
  (one.startTime ?? '9999').localeCompare(other.startTime ?? '9999') ||
  (one.field ?? '').localeCompare(other.field ?? '', 'en-US', { numeric: true });
