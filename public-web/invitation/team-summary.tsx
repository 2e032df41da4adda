import type { InvitedTeam } from '../../domain/answer/invitation/invited-team.ts';
import { dollars, feeInCents } from '../../domain/rule/payment/fee.ts';
import { Fact } from '../kit/fact.tsx';
import { TeamFacts } from '../kit/team-facts.tsx';
import { writtenAges, writtenDate } from '../kit/written.ts';
import { locale } from '../language/language.ts';
import { type CurrentPrice, currentPrice } from '../payment/current-price.ts';
import { priceInWords } from '../payment/spoken-price.ts';
import { words as payment } from '../payment/words.ts';
import { useBoard } from '../site/board.ts';
import styles from './team-summary.module.css';
import { words } from './words.ts';

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

interface TeamSummaryProps {
  readonly team: InvitedTeam;
  /** Level of its heading on the page. */
  readonly heading: 'h2' | 'h3';
}

/** Summary of the team of an invitation: captain, inviter, place and time, price, roster and open places. */
export function TeamSummary({ team, heading: Heading }: TeamSummaryProps) {
  const open = Math.max(0, team.maxPlayers - team.currentPlayers);
  const { summary } = words;
  const { site } = useBoard();
  return (
    <section className={styles.summary} aria-label={team.name}>
      <Heading>
        <bdi>{team.name}</bdi>
      </Heading>
      <dl className={styles.facts}>
        <Fact name={summary.captain} value={team.captainName} />
        <Fact name={summary.tournament} value={team.tournament} />
        <Fact name={summary.ages} value={writtenAges(team.ageGroup)} />
        <Fact name={summary.date} value={writtenDate(team.date)} />
        <Fact name={summary.starts} value={team.startTime === null ? summary.later : clockInWords(team.startTime)} />
        <Fact name={summary.location} value={team.location} />
        <Fact name={summary.fee} value={feeInWords(currentPrice(team, site?.fee.cents ?? feeInCents))} />
        <TeamFacts team={team} />
        <Fact name={summary.players} value={summary.playersOf(team.currentPlayers, team.maxPlayers)} />
      </dl>
      <p className={styles.open}>{summary.open(open)}</p>
      <ul className={styles.roster} aria-label={summary.roster}>
        {team.players.map(({ id, name }) => (
          <li key={id} className={styles.player}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {Array.from({ length: open }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: open spots are alike
          <li key={`open ${place}`} className={styles.free}>
            {summary.free}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the price of a player, and the end of a reduced one. */
function feeInWords(asked: CurrentPrice): string {
  const { cents, early } = asked;
  if (cents === 0) return priceInWords(asked);
  const each = words.summary.feeOf(dollars(cents));
  return early === undefined ? each : `${each} ${payment.untilThen(early.until, dollars(early.thenCents))}`;
}

/** Formats a time of day for families. */
function clockInWords(time: string): string {
  return clock.format(new Date(`2000-01-01T${time}Z`));
}
