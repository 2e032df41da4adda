import card from '../game/next-game-card.module.css';
import { GameAhead, NextGameCard } from '../game/next-game-card.tsx';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { told } from '../kit/told.ts';
import { nextOf, type OwnGame } from './own-games.ts';
import { words } from './words.ts';

interface NextGameProps {
  readonly games: readonly OwnGame[];
  readonly location: string;
}

/** When, where and against whom a team plays next; or that nothing is to come. */
export function NextGame({ games, location }: NextGameProps) {
  const next = nextOf(games);
  return (
    <NextGameCard
      isPlaying={next?.status === 'in_progress'}
      location={location}
      map={words.map}
      ways={
        next?.status === 'in_progress' && (
          <Link className={button.secondary} to="/live-scores">
            {words.live}
          </Link>
        )
      }
    >
      {next === undefined ? <p>{games.length === 0 ? words.none : words.over}</p> : <Next game={next} />}
    </NextGameCard>
  );
}

function Next({ game }: { readonly game: OwnGame }) {
  const { status, opponent, isOpponentKnown, startTime, field, round, score } = game;
  return (
    <>
      <GameAhead
        heading={status === 'in_progress' ? words.now : words.next}
        startTime={startTime}
        field={field}
        against={words.against(isOpponentKnown ? opponent : told(opponent))}
      />
      {score !== null && (
        <p className={card.score}>
          {score.own} – {score.other}
        </p>
      )}
      {round !== null && <p>{told(round)}</p>}
    </>
  );
}
