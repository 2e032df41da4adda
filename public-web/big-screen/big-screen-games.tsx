import type { TopScorer } from '../../domain/answer/game/top-scorers.ts';
import { isLate } from '../../domain/game/late.ts';
import { nameInPublic } from '../../domain/team/individual.ts';
import { clockOf, minuteOf } from '../game/clock.ts';
import { easternTime } from '../game/eastern-time.ts';
import type { PlaceOf } from '../game/place-of.ts';
import { ResultNote } from '../game/result-note.tsx';
import type { SentGame } from '../game/sent-game.ts';
import { words as game } from '../game/words.ts';
import { translateTerm } from '../kit/server-terms.ts';
import styles from './big-screen-games.module.css';
import { words } from './big-screen-words.ts';
import { isToday } from './screen-program.ts';

interface PlayedGamesProps {
  readonly games: readonly SentGame[];
  /** Number of games on the fullest page. */
  readonly slots: number;
  readonly scored: readonly number[];
  readonly placeOf: PlaceOf;
  readonly now: number;
}

/** Current games, as large as their number allows. */
export function PlayedGames({ games, slots, scored, placeOf, now }: PlayedGamesProps) {
  return (
    <ul className={styles.played} data-slots={slots}>
      {games.map((one) => {
        const hasScored = scored.includes(one.id);
        return (
          <li key={one.id} data-scored={hasScored}>
            <p className={styles.where}>
              <strong>{translateTerm(one.field ?? game.noField)}</strong>
              <span>{[placeOf(one), one.ageBracket].filter(Boolean).join(' · ')}</span>
              <em>{hasScored ? words.goal : clockText(one, now)}</em>
            </p>
            <Side name={one.team1Name} goals={one.team1Score} />
            <Side name={one.team2Name} goals={one.team2Score} />
          </li>
        );
      })}
    </ul>
  );
}

function Side({ name, goals }: { readonly name: string | null; readonly goals: number }) {
  return (
    <p className={styles.side}>
      <span>
        <bdi>{nameOf(name)}</bdi>
      </span>{' '}
      <strong>{goals}</strong>
    </p>
  );
}

function clockText(one: SentGame, now: number): string {
  if (clockOf(one, [], now).phase === 'half-time') return words.halfTime;
  const minute = minuteOf(one, now);
  return minute === undefined ? words.live : words.minute(minute);
}

/** Games to come, with time, place and teams. */
export function NextGames({ games, placeOf, now }: Omit<PlayedGamesProps, 'slots' | 'scored'>) {
  return (
    <ol className={styles.lines}>
      {games.map((one) => (
        <li key={one.id}>
          <p className={styles.when}>
            <strong data-day={hasDay(one, now)}>{whenOf(one, now)}</strong>
            <span>
              {isLate(one, now) && <em>{game.late}</em>}{' '}
              {[translateTerm(one.field ?? game.noField), placeOf(one), one.ageBracket].filter(Boolean).join(' · ')}
            </span>
          </p>
          <p className={styles.teams}>
            <span>
              <bdi>{isOpen(one) ? words.stages[one.stage] : nameOf(one.team1Name)}</bdi>
            </span>
            <span>
              <bdi>{isOpen(one) ? words.teamsOpen : nameOf(one.team2Name)}</bdi>
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Completed games; the winner is shown in full brightness. */
export function Results({ games }: { readonly games: readonly SentGame[] }) {
  return (
    <ol className={styles.lines}>
      {games.map((one) => (
        <li key={one.id} className={styles.result}>
          <ResultSide
            name={one.team1Name}
            goals={one.team1Score}
            kicks={one.shootout?.team1}
            hasLost={hasLost(one, one.team1Id)}
          />
          <ResultSide
            name={one.team2Name}
            goals={one.team2Score}
            kicks={one.shootout?.team2}
            hasLost={hasLost(one, one.team2Id)}
          />
          <ResultNote game={one} />
        </li>
      ))}
    </ol>
  );
}

interface ResultSideProps {
  readonly name: string | null;
  readonly goals: number;
  /** Goals of the shoot-out, if there was one. */
  readonly kicks: number | undefined;
  readonly hasLost: boolean;
}

function ResultSide({ name, goals, kicks, hasLost: isQuiet }: ResultSideProps) {
  return (
    <p data-quiet={isQuiet}>
      <span>
        <bdi>{nameOf(name)}</bdi>
      </span>{' '}
      <strong>
        {kicks !== undefined && <small>{words.kicks(kicks)}</small>} {goals}
      </strong>
    </p>
  );
}

/** Players with the most goals. */
export function TopOfScorers({ scorers }: { readonly scorers: readonly TopScorer[] }) {
  return (
    <ol className={styles.scorers}>
      {scorers.map(({ rank, playerId, firstName, lastName, teamName, totalGoals }) => (
        <li key={playerId}>
          <span>{rank}</span>
          <span className={styles.scorer}>
            <bdi>{[firstName, lastName].filter(Boolean).join(' ')}</bdi>{' '}
            <small>
              <bdi>{nameOf(teamName)}</bdi>
            </small>
          </span>
          <strong>{totalGoals}</strong>
        </li>
      ))}
    </ol>
  );
}

/** Returns whether neither team is known yet; the game's label is shown then. */
const isOpen = ({ team1Name, team2Name }: SentGame): boolean => team1Name === null && team2Name === null;

const nameOf = (name: string | null): string => (name === null ? game.toBeDetermined : nameInPublic(name));

const hasLost = ({ winnerId }: SentGame, team: number | null): boolean => winnerId !== null && winnerId !== team;

function whenOf({ startTime }: SentGame, now: number): string {
  return startTime === null ? game.noTime : easternTime(startTime, now);
}

/** Returns whether the day is shown before the clock. */
const hasDay = ({ startTime }: SentGame, now: number): boolean => startTime !== null && !isToday(startTime, now);
