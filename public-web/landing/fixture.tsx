import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { Link } from '../kit/link.tsx';
import { writtenAges, writtenDate } from '../kit/written.ts';
import { locale } from '../language/language.ts';
import { pathOf } from '../registration/registration-type.ts';
import { words as places } from '../tournament/words.ts';
import styles from './fixture.module.css';
import { words } from './fixture-words.ts';

/** Line of the list for one tournament. */
export function Fixture({ tournament }: { readonly tournament: PublicTournament }) {
  const { id, name, date, ageGroup, location, maxTeams, registrationDeadline, acceptsRegistrations, placesLeft } =
    tournament;
  return (
    <li className={styles.fixture}>
      <p className={styles.date}>{writtenDate(date)}</p>
      <div>
        <h3>
          <Link to={`/tournaments/${id}`}>{name}</Link>
        </h3>
        <p className={styles.place}>{location}</p>
      </div>
      <p className={styles.ages}>
        {writtenAges(ageGroup)}
        <span>{words.teams(maxTeams)}</span>
        {acceptsRegistrations && placesLeft !== null && <span>{places.placesLeft(placesLeft)}</span>}
      </p>
      <p className={styles.state} data-open={acceptsRegistrations}>
        <strong>{acceptsRegistrations ? words.open : words.closed}</strong>
        {acceptsRegistrations && registrationDeadline !== null && (
          <span>{words.deadline(dayInWords(registrationDeadline))}</span>
        )}
      </p>
      {acceptsRegistrations && (
        <p className={styles.ways}>
          {ways.map((way) => (
            <Link key={way} to={pathOf(way, id)} aria-label={words.waysNamed[way](name)}>
              {words.ways[way]}
            </Link>
          ))}
        </p>
      )}
    </li>
  );
}

/** Forms that a line of the list opens with its tournament chosen. */
const ways = ['create-team', 'join-team', 'individual'] as const;

const inWords = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

function dayInWords(day: string): string {
  return inWords.format(new Date(`${day.slice(0, 10)}T12:00:00Z`));
}
