import { easternClock } from '../game/eastern-time.ts';
import card from '../game/next-game-card.module.css';
import { GameAhead, NextGameCard } from '../game/next-game-card.tsx';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { TeamLink } from '../kit/team-link.tsx';
import { told } from '../kit/told.ts';
import { nextOf, type OwnGame, type OwnGames } from './own-games.ts';
import styles from './team-page.module.css';
import { words } from './words.ts';

/** When, where and against whom a team plays next, and what that leads to; or what it has come to. */
export function NextGame({ own: { team, games, end } }: { readonly own: OwnGames }) {
  const next = nextOf(games);
  return (
    <NextGameCard
      isPlaying={next?.status === 'in_progress'}
      location={team.location}
      map={words.map}
      ways={
        next?.status === 'in_progress' && (
          <Link className={button.secondary} to="/live-scores">
            {words.live}
          </Link>
        )
      }
    >
      {next === undefined ? <p>{games.length === 0 ? words.none : endInWords(end)}</p> : <Next game={next} />}
    </NextGameCard>
  );
}

/** What a team has come to that has played all its games. */
export function endInWords(end: OwnGames['end']): string {
  if (end === null) return words.over;
  if (end.is !== 'out') return words.ends[end.is];
  const { round, opponent, score, shootout } = end;
  const result = [
    score && `${score.own} – ${score.other}`,
    shootout && words.shootout(shootout.own, shootout.other),
  ].filter(Boolean);
  return words.out(told(round ?? ''), opponent, result.join(', '));
}

function Next({ game }: { readonly game: OwnGame }) {
  const { status, opponent, opponentId, isOpponentKnown, startTime, field, round, score } = game;
  return (
    <>
      <GameAhead
        heading={status === 'in_progress' ? words.now : words.next}
        isOn={status === 'in_progress'}
        startTime={startTime}
        field={field}
        against={<TeamLink id={opponentId} name={words.against(isOpponentKnown ? opponent : told(opponent))} />}
      />
      {score !== null && (
        <p className={card.score}>
          {score.own} – {score.other}
        </p>
      )}
      {round !== null && <p>{told(round)}</p>}
      <WaysOn game={game} />
    </>
  );
}

/** What a win and a loss lead to, as far as this game decides it. */
export function WaysOn({ game: { leadsTo } }: { readonly game: OwnGame }) {
  if (leadsTo === null) return null;
  const ways = (['win', 'loss'] as const).flatMap((outcome) => {
    const way = leadsTo[outcome];
    return way === null ? [] : [{ outcome, way }];
  });
  return (
    <ul className={styles.waysOn}>
      {ways.map(({ outcome, way }) => (
        <li key={outcome}>
          <strong>{words.waysOn[outcome]}</strong> {wayInWords(way)}
        </li>
      ))}
    </ul>
  );
}

type Way = NonNullable<NonNullable<OwnGame['leadsTo']>['win']>;

function wayInWords(way: Way): string {
  if (way.is !== 'game') return words.waysOn[way.is];
  const { startTime, field, round } = way;
  const place = [startTime && easternClock(startTime), field && told(field)].filter(Boolean).join(', ');
  return [place, told(round)].filter(Boolean).join(' · ');
}
