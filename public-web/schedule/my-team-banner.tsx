import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isTeamCurrent } from '../../domain/answer/schedule/team-is-current.ts';
import { timeToKickOff } from '../../domain/rule/game/time-to-kick-off.ts';
import { ResultConsequences } from '../game/consequences.tsx';
import { easternClock, easternDayAndClock } from '../game/eastern-time.ts';
import { kickOffInWords } from '../game/kick-off.ts';
import type { SentGame } from '../game/sent-game.ts';
import { AsOf } from '../kit/as-of.tsx';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { leaveTeam, type MyTeam, useMyTeam } from '../kit/my-team.ts';
import { translateTerm } from '../kit/server-terms.ts';
import { useNow } from '../kit/use-now.ts';
import { Queries } from '../transport/queries.tsx';
import { serverNow } from '../transport/server-clock.ts';
import styles from './my-team-banner.module.css';
import { words } from './my-team-words.ts';
import { endInWords, useCalledOff } from './next-game.tsx';
import { hasEnded, nextOf, type OwnGame, type OwnGames, updateTeamGames } from './own-games.ts';
import { standingInWords } from './team-standing.ts';
import { isGone, keyOf, useTeamGames } from './use-own-games.ts';
import { words as ofTeam } from './words.ts';

/** Polling interval of the games beside a page that may receive them by push, in milliseconds. */
const everyHalfMinute = 30_000;

/** Banner with the next game of the team chosen on this device: time, field and opponent, and the consequences of the result. */
export function MyTeamBanner() {
  const team = useMyTeam();
  if (team === undefined) return null;
  return (
    <Queries>
      <Banner key={team.id} team={team} />
    </Queries>
  );
}

function Banner({ team }: { readonly team: MyTeam }) {
  const { asked, heard: freshness } = useTeamGames(String(team.id), everyHalfMinute, everyHalfMinute);
  const own = useLiveUpdates(team.id, asked.data, asked.dataUpdatedAt);
  useEnd(own);
  return (
    <aside className={styles.banner} aria-label={words.label}>
      <div className={styles.column}>
        <Link to={`/teams/${team.id}`} className={styles.team}>
          <bdi>{own?.team.name ?? team.name}</bdi>
        </Link>
        {isGone(asked.error) ? <Gone /> : <Ahead own={own} isAsking={asked.isPending} />}
        {own !== undefined && !isGone(asked.error) && <AsOf {...freshness} />}
      </div>
    </aside>
  );
}

/** Clears the chosen team once its games are long over. */
function useEnd(own: OwnGames | undefined): void {
  const isLongOver = own !== undefined && !isTeamCurrent(own, serverNow());
  useEffect(() => {
    if (isLongOver) leaveTeam();
  }, [isLongOver]);
}

function Gone() {
  return (
    <>
      <p className={styles.next}>{words.gone}</p>
      <button type="button" className={button.secondary} onClick={leaveTeam}>
        {words.forget}
      </button>
    </>
  );
}

/** Next game of the team, or its final result. */
function Ahead({ own, isAsking }: { readonly own: OwnGames | undefined; readonly isAsking: boolean }) {
  const isOff = useCalledOff(own?.team.tournamentId);
  if (own === undefined) return <p className={styles.next}>{isAsking ? words.asking : words.unknown}</p>;
  const next = nextOf(own.games, isOff);
  if (next === undefined && isOff) return <p className={styles.next}>{ofTeam.off}</p>;
  if (next === undefined) {
    const ending = own.games.length === 0 ? words.none : endInWords(own);
    return <p className={styles.next}>{standingInWords(own) ?? ending}</p>;
  }
  const standing = standingInWords(own, { isShort: true });
  return (
    <>
      {standing !== undefined && <p>{standing}</p>}
      {/* What it is through to has been said already. */}
      <Next game={next} match={own.standing?.is === 'through' ? null : next.matchName} />
      {next.leadsTo && <ResultConsequences ways={next.leadsTo} />}
    </>
  );
}

function Next({ game, match }: { readonly game: OwnGame; readonly match: OwnGame['matchName'] }) {
  const { opponent, isOpponentKnown } = game;
  const now = useNow(1000);
  return (
    <p className={styles.next} data-playing={game.status === 'in_progress'}>
      {whereAndWhen(game, now)}, {words.against} <bdi>{isOpponentKnown ? opponent : translateTerm(opponent)}</bdi>
      {match && ` · ${translateTerm(match)}`}
    </p>
  );
}

function whereAndWhen({ status, score, field, startTime }: OwnGame, now: number): string {
  const place = translateTerm(field);
  if (status === 'in_progress') return words.on(place, `${score?.own ?? 0} – ${score?.other ?? 0}`);
  if (startTime === null) return `${kickOffInWords(startTime)}, ${place}`;
  const time = timeToKickOff(startTime, now);
  if (time.is === 'minutes') return words.ahead.minutes(place, time.minutes);
  if (time.is === 'now') return words.ahead.now(place);
  return words.ahead[time.is](
    place,
    time.is === 'another day' ? easternDayAndClock(startTime) : easternClock(startTime),
  );
}

/** Returns the games of a team, updated with live scores that are newer than `at`; of a game that has ended the server is asked what follows. */
function useLiveUpdates(id: number, own: OwnGames | undefined, at: number): OwnGames | undefined {
  const queries = useQueryClient();
  const listen = useCallback((tell: () => void) => queries.getQueryCache().subscribe(tell), [queries]);
  const live = useSyncExternalStore(listen, () => queries.getQueryState<readonly SentGame[]>(['live-scores']));
  const told = live?.data !== undefined && live.dataUpdatedAt > at ? live.data : [];
  const isOver = own !== undefined && hasEnded(own, told);
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: keyOf(String(id)) });
  }, [isOver, queries, id]);
  return own && told.reduce(updateTeamGames, own);
}
