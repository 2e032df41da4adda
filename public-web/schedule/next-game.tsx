import type { ReactNode } from 'react';
import { isCalledOff } from '../../domain/rule/tournament/is-called-off.ts';
import { ResultConsequences } from '../game/consequences.tsx';
import { matchInFull } from '../game/match-in-full.ts';
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
  const isOff = useCalledOff(team.tournamentId);
  const next = nextOf(games, isOff);
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
      {next !== undefined && <Next game={next} />}
      {next === undefined && isOff && <p>{words.off}</p>}
      {next === undefined && !isOff && (isUnplanned ? <p>{words.none}</p> : <Ended own={own} />)}
    </NextGameCard>
  );
}

/** Returns whether a tournament is known to be called off. */
export function useCalledOff(tournamentId: number | undefined): boolean {
  return (useBoard().tournaments ?? []).some((one) => one.id === tournamentId && isCalledOff(one));
}

/** Returns the final result of a team in words. */
export function endInWords({ end, standing, games }: Pick<OwnGames, 'end' | 'standing' | 'games'>): string {
  // A game for a place, or a withdrawal, came after what ended the way to the title.
  const isOver = standing?.is === 'withdrawn' || (standing?.is === 'place' && standing.place === 3);
  if (end === null || isOver) return words.over;
  if (end.is === 'waiting') return words.waiting;
  if (end.is === 'champion') return finalInWords(games);
  const { round, opponent } = end;
  const lost = games.findLast((game) => game.round === round && game.outcome === 'lost');
  const isGoldenGoal = lost?.isGoldenGoal ?? false;
  return words.out(translateTerm(round ?? ''), opponent, resultInWords({ ...end, isGoldenGoal }));
}

/** Returns the result of the final that a champion won last. */
function finalInWords(games: readonly OwnGame[]): string {
  const final = games.findLast(
    ({ outcome, isCalledOff, forfeitedBy }) => outcome === 'won' && (!isCalledOff || forfeitedBy !== null),
  );
  return final === undefined ? words.over : words.champion(final.opponent, resultInWords(final));
}

const resultInWords = ({
  score,
  shootout,
  isGoldenGoal,
}: Pick<OwnGame, 'score' | 'shootout' | 'isGoldenGoal'>): string =>
  [
    score && `${score.own} – ${score.other}`,
    shootout && words.shootout(shootout.own, shootout.other),
    isGoldenGoal && words.goldenGoal,
  ]
    .filter(Boolean)
    .join(', ');

/** Last game of a team that has no other, and its final result. */
function Ended({ own }: { readonly own: OwnGames }) {
  const last = own.games.findLast(({ isCalledOff, status }) => status === 'completed' && !isCalledOff);
  return (
    <>
      {last !== undefined && (
        <>
          <GameAhead heading={words.last} isBegun {...whenAndWhere(last)} />
          <Score game={last} />
        </>
      )}
      <p>{endInWords(own)}</p>
    </>
  );
}

function whenAndWhere({ startTime, field, opponent, opponentId, isOpponentKnown }: OwnGame) {
  const name = words.against(isOpponentKnown ? opponent : translateTerm(opponent));
  return { startTime, field, against: <TeamLink id={opponentId} name={name} /> };
}

function Score({ game: { score } }: { readonly game: OwnGame }) {
  if (score === null) return null;
  return (
    <p className={card.score}>
      {score.own} – {score.other}
    </p>
  );
}

function Next({ game }: { readonly game: OwnGame }) {
  const { status, round, matchName } = game;
  const isOn = status === 'in_progress';
  return (
    <>
      <GameAhead heading={isOn ? words.now : words.next} isBegun={isOn} {...whenAndWhere(game)} />
      <Score game={game} />
      {round !== null && <p>{matchInFull({ label: round, matchName })}</p>}
      {game.leadsTo && <ResultConsequences ways={game.leadsTo} />}
    </>
  );
}
