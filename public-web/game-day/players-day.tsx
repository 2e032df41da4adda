import { easternTime } from '../game/eastern-time.ts';
import card from '../game/next-game-card.module.css';
import { GameAhead, NextGameCard } from '../game/next-game-card.tsx';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { MyTeamStar } from '../kit/my-team-star.tsx';
import { translateTerm } from '../kit/server-terms.ts';
import { TeamLink } from '../kit/team-link.tsx';
import { writtenDate } from '../kit/written.ts';
import styles from './game-day.module.css';
import type { PlayersDay } from './game-day-calls.ts';
import { words } from './words.ts';

interface PlayersDayProps {
  readonly day: PlayersDay;
  /** Whether the day comes from storage; actions that need a network are hidden then. */
  readonly isOld: boolean;
}

/** One player's day: name, next game and open tasks. */
export function PlayersDayView({ day, isOld }: PlayersDayProps) {
  return (
    <>
      <header>
        <h1 className={styles.name}>
          <bdi>{day.playerName}</bdi>
        </h1>
        <p className={styles.team}>
          {day.teamName === null ? words.individual : <TeamLink id={day.teamId} name={day.teamName} />} ·{' '}
          {day.tournament}
          {day.teamName !== null && <MyTeamStar id={day.teamId} name={day.teamName} />}
        </p>
      </header>
      <Next day={day} />
      <dl className={styles.rows}>
        <Owed day={day} />
        <Waiver day={day} isOld={isOld} />
        <div>
          <dt>{words.roster}</dt>
          <dd>{day.roster.length === 0 ? words.noTeam : day.roster.join(', ')}</dd>
        </div>
      </dl>
    </>
  );
}

function Next({ day }: { readonly day: PlayersDay }) {
  const { date, location, teamId, teamName, isWaiting, games, hasPlayed } = day;
  const [next, ...later] = games;
  return (
    <NextGameCard
      isPlaying={next?.isOn === true}
      isSmall
      location={location}
      map={words.map}
      ways={
        teamId !== null &&
        teamName !== null && (
          <Link className={button.secondary} to={`/teams/${teamId}`}>
            {words.team}
          </Link>
        )
      }
    >
      {next === undefined ? (
        <>
          <p className={card.when}>{writtenDate(date)}</p>
          <p>{isWaiting ? words.waiting : hasPlayed ? words.allPlayed : words.notPlanned}</p>
        </>
      ) : (
        <GameAhead
          startTime={next.startTime}
          field={next.field}
          heading={next.isOn ? words.now : words.next}
          isOn={next.isOn}
          against={words.against(translateTerm(next.opponent))}
        />
      )}
      {later.slice(0, 2).map(({ id, startTime, field, opponent }) => (
        <p key={id} className={card.soft}>
          {words.later}: {easternTime(startTime, Date.now())} · {translateTerm(field)} ·{' '}
          {words.against(translateTerm(opponent))}
        </p>
      ))}
    </NextGameCard>
  );
}

function Owed({ day: { owed } }: { readonly day: PlayersDay }) {
  return (
    <div data-open={owed !== null}>
      <dt>{words.owed}</dt>
      {owed === null ? (
        <dd>{words.nothingOwed}</dd>
      ) : (
        <dd>
          {words.amount(owed.amountCents, owed.reference)}
          {owed.isPaidAtEvent && <small>{words.atEvent}</small>}
          <a className={styles.todo} href={owed.payAt} target="_blank" rel="noreferrer">
            {words.pay}
          </a>
        </dd>
      )}
    </div>
  );
}

function Waiver({ day: { waiver, signAt }, isOld }: PlayersDayProps) {
  const isDone = waiver === 'confirmed';
  return (
    <div data-open={!isDone}>
      <dt>{words.waiver}</dt>
      <dd>
        {words.waivers[waiver]}
        {!isDone && signAt !== null && (
          <a className={styles.todo} href={signAt}>
            {words.sign[waiver]}
          </a>
        )}
        {!isDone && signAt === null && !isOld && <small>{words.signElsewhere}</small>}
      </dd>
    </div>
  );
}
