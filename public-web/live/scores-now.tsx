import { useQuery } from '@tanstack/react-query';
import { isMatchDay } from '../../domain/answer/game/match-day.ts';
import { isLate } from '../../domain/rule/game/late.ts';
import { easternTime } from '../game/eastern-time.ts';
import { gamesToShow, ownFirst } from '../game/games-to-show.ts';
import { usePlaces } from '../game/place-of.ts';
import { isPlaying, type SentGame } from '../game/sent-game.ts';
import { sideNames } from '../game/side-names.ts';
import { SpokenNews } from '../game/spoken-news.tsx';
import { words } from '../game/words.ts';
import { AsOf } from '../kit/as-of.tsx';
import { Link } from '../kit/link.tsx';
import { translateTerm } from '../kit/server-terms.ts';
import { useFollowedTeam } from '../kit/use-followed-team.ts';
import { useNow } from '../kit/use-now.ts';
import { useBoard } from '../site/board.ts';
import { read } from '../transport/call.ts';
import { Queries } from '../transport/queries.tsx';
import styles from './scores-now.module.css';

/** Polling interval of the landing page, in milliseconds (operations specification, section 7). */
const everyHalfMinute = 30_000;

const liveScores = '/live-scores';

interface ScoresNowProps {
  /** Whether the panel comes first, as on a match day; then it links to today's tournaments. */
  readonly isLeading?: boolean;
}

/** Current games, else the next one, in a band of constant height. */
export function ScoresNow({ isLeading = false }: ScoresNowProps) {
  return (
    <Queries>
      <Panel isLeading={isLeading} />
    </Queries>
  );
}

function Panel({ isLeading }: Required<ScoresNowProps>) {
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: ['live-scores'],
    queryFn: () => read<readonly SentGame[]>('/api/live-scores'),
    refetchInterval: everyHalfMinute,
    // A visitor who returns to the page sees the current state.
    refetchOnMount: 'always',
  });
  const now = useNow(everyHalfMinute);
  const [team] = useFollowedTeam();
  const games = ownFirst(gamesToShow(data ?? [], new Date(now)), team);
  const placeOf = usePlaces(games);
  const [first] = games;
  const isLive = games.some(isPlaying);
  return (
    <section className={styles.panel} aria-labelledby="scores-now">
      <div>
        <h2 id="scores-now" className={styles.title} data-live={isLive}>
          {first === undefined ? words.landing.none : isLive ? words.landing.live : words.landing.next}
        </h2>
        <Link to={liveScores} className={styles.all}>
          {words.landing.all}
        </Link>
        {data !== undefined && <AsOf at={dataUpdatedAt} every={everyHalfMinute} isLost={isError} />}
      </div>
      {first !== undefined && (
        <ul className={styles.games}>
          {games.map((game) => (
            <Game key={game.id} game={game} place={placeOf(game)} now={now} />
          ))}
        </ul>
      )}
      {data !== undefined && first === undefined && <p>{words.landing.noneText}</p>}
      <SpokenNews games={data} />
      {isLeading && <TournamentsToday games={data ?? []} now={now} />}
    </section>
  );
}

interface GameProps {
  readonly game: SentGame;
  /** Place of the game, if it must be named. */
  readonly place: string | undefined;
  readonly now: number;
}

function Game({ game, place, now }: GameProps) {
  const { team1Score, team2Score, field, startTime } = game;
  const [one, other] = sideNames(game);
  const isLive = isPlaying(game);
  const kickOff = isLive || startTime === null ? undefined : easternTime(startTime, now);
  return (
    <li>
      <Link to={`/games/${game.id}`} className={styles.game}>
        <Side name={one} goals={isLive ? team1Score : undefined} />
        <span className={styles.spoken}>{words.versus}</span>
        <Side name={other} goals={isLive ? team2Score : undefined} />
        <span className={styles.when}>
          {[translateTerm(field ?? ''), place, kickOff, isLate(game, now) && words.late].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  );
}

function Side({ name, goals }: { readonly name: string; readonly goals: number | undefined }) {
  return (
    <span className={styles.side}>
      <span>
        <bdi>{name}</bdi>
      </span>
      {goals !== undefined && <strong>{goals}</strong>}
    </span>
  );
}

interface TournamentsTodayProps {
  readonly games: readonly SentGame[];
  readonly now: number;
}

/** Tournaments of today, each with links to its bracket and to its teams. */
function TournamentsToday({ games, now }: TournamentsTodayProps) {
  const { tournaments = [] } = useBoard();
  const played = new Set(games.filter((game) => isOfToday(game, now)).map(({ tournamentId }) => tournamentId));
  return (
    <ul className={styles.today}>
      {tournaments
        .filter(({ id }) => played.has(id))
        .map(({ id, name }) => (
          <li key={id}>
            <strong>{name}</strong>
            <Link to={`/tournaments/${id}`}>{words.landing.bracket}</Link>
            <Link to={`/tournaments/${id}/teams`}>{words.landing.team}</Link>
          </li>
        ))}
    </ul>
  );
}

const isOfToday = ({ status, startTime }: SentGame, now: number): boolean =>
  isMatchDay([{ status: status === 'active' ? 'in_progress' : status, startTime }], new Date(now));
