import type { ReactNode } from 'react';
import { ResultConsequences } from '../game/consequences.tsx';
import card from '../game/next-game-card.module.css';
import { GameAhead, NextGameCard } from '../game/next-game-card.tsx';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { translateTerm } from '../kit/server-terms.ts';
import { TeamLink } from '../kit/team-link.tsx';
import { useBoard } from '../site/board.ts';
import { nextOf, type OwnGame, type OwnGames } from './own-games.ts';
import { words } from './words.ts';

interface NextGameProps {
  readonly own: OwnGames;
  readonly isSmall?: boolean;
  /** Link beside those of the card. */
  readonly way?: ReactNode;
}

/** Next game of a team with time, field, opponent and consequences, or its final result. */
export function NextGame({ own, isSmall = false, way }: NextGameProps) {
  const { team, games } = own;
  const next = nextOf(games);
  const isOver = useBoard().tournaments?.find(({ id }) => id === team.tournamentId)?.status === 'completed';
  const isUnplanned = games.length === 0 && !isOver;
  return (
    <NextGameCard
      isPlaying={next?.status === 'in_progress'}
      isSmall={isSmall}
      location={team.location}
      map={words.map}
      ways={
        <>
          {next?.status === 'in_progress' && (
            <Link className={button.secondary} to="/live-scores">
              {words.live}
            </Link>
          )}
          {way}
        </>
      }
    >
      {next === undefined ? <p>{isUnplanned ? words.none : endInWords(own)}</p> : <Next game={next} />}
    </NextGameCard>
  );
}

/** Returns the final result of a team in words. */
export function endInWords({ end, standing, games }: Pick<OwnGames, 'end' | 'standing' | 'games'>): string {
  // A game for a place, or a withdrawal, came after what ended the way to the title.
  const isOver = standing?.is === 'withdrawn' || (standing?.is === 'place' && standing.place === 3);
  if (end === null || isOver) return words.over;
  if (end.is === 'waiting') return words.waiting;
  if (end.is === 'champion') return finalInWords(games);
  const { round, opponent } = end;
  return words.out(translateTerm(round ?? ''), opponent, resultInWords(end));
}

/** Returns the result of the final that a champion won last. */
function finalInWords(games: readonly OwnGame[]): string {
  const final = games.findLast(
    ({ outcome, isCalledOff, forfeitedBy }) => outcome === 'won' && (!isCalledOff || forfeitedBy !== null),
  );
  return final === undefined ? words.over : words.champion(final.opponent, resultInWords(final));
}

const resultInWords = ({ score, shootout }: Pick<OwnGame, 'score' | 'shootout'>): string =>
  [score && `${score.own} – ${score.other}`, shootout && words.shootout(shootout.own, shootout.other)]
    .filter(Boolean)
    .join(', ');

function Next({ game }: { readonly game: OwnGame }) {
  const { status, opponent, opponentId, isOpponentKnown, startTime, field, round, score } = game;
  return (
    <>
      <GameAhead
        heading={status === 'in_progress' ? words.now : words.next}
        isOn={status === 'in_progress'}
        startTime={startTime}
        field={field}
        against={
          <TeamLink id={opponentId} name={words.against(isOpponentKnown ? opponent : translateTerm(opponent))} />
        }
      />
      {score !== null && (
        <p className={card.score}>
          {score.own} – {score.other}
        </p>
      )}
      {round !== null && <p>{translateTerm(round)}</p>}
      {game.leadsTo && <ResultConsequences ways={game.leadsTo} />}
    </>
  );
}
