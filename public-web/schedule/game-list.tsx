import { forfeitersAgainst } from '../../domain/answer/game/forfeit.ts';
import { GameLink } from '../game/game-link.tsx';
import { kickOffInWords } from '../game/kick-off.ts';
import { matchInFull } from '../game/match-in-full.ts';
import { translateTerm } from '../kit/server-terms.ts';
import { TeamLink } from '../kit/team-link.tsx';
import type { OwnGame, OwnGames } from './own-games.ts';
import styles from './team-page.module.css';
import { words } from './words.ts';

/** All games of a team by time, with their results. */
export function GameList({ team, games }: Pick<OwnGames, 'team' | 'games'>) {
  return (
    <section>
      <h2 className={styles.heading}>{words.games}</h2>
      <ol className={styles.games}>
        {games.map((game) => (
          <Game key={game.id} team={team} game={game} />
        ))}
      </ol>
    </section>
  );
}

interface GameOfTeam {
  readonly team: OwnGames['team'];
  readonly game: OwnGame;
}

function Game({ team, game }: GameOfTeam) {
  const { startTime, field, opponent, opponentId, isOpponentKnown, round, matchName, isCalledOff } = game;
  const opponentName = isOpponentKnown ? opponent : translateTerm(opponent);
  return (
    <li data-called-off={isCalledOff}>
      <p>
        <GameLink id={game.id} sides={[team.name, opponentName]}>
          {[kickOffInWords(startTime), translateTerm(field)].join(' · ')}
        </GameLink>
        {round !== null && <small>{matchInFull({ label: round, matchName })}</small>}
      </p>
      <p className={styles.opponent}>
        <TeamLink id={opponentId} name={words.against(opponentName)} />
      </p>
      {isCalledOff && game.score === null ? (
        <p className={styles.result}>{words.calledOff}</p>
      ) : (
        <Result team={team} game={game} />
      )}
    </li>
  );
}

function Result({ team, game }: GameOfTeam) {
  const { score, shootout, outcome, status } = game;
  if (score === null) return null;
  const forfeiters = forfeitersAgainst(team, game);
  const isUncounted = game.isVoid || (game.round === null && status === 'completed');
  return (
    <p className={styles.result}>
      <strong>
        {score.own} – {score.other}
      </strong>
      {shootout !== null && <small>{words.shootout(shootout.own, shootout.other)}</small>}
      {game.isGoldenGoal && <small>{words.goldenGoal}</small>}
      {forfeiters.length > 0 && <small>{words.forfeit(forfeiters.join(', '), game.isWithdrawal)}</small>}
      {game.isAbandoned && <small>{words.abandoned}</small>}
      {isUncounted && <small>{words.uncounted}</small>}
      {outcome !== null && <small>{words.outcomes[outcome]}</small>}
    </p>
  );
}
