import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { DialogButton } from '../frame/dialog-button.tsx';
import button from '../kit/button.module.css';
import section from '../kit/section.module.css';
import { writtenDate } from '../kit/written.ts';
import { useBoard } from '../site/board.ts';
import { Paragraphs } from '../site/paragraphs.tsx';
import { SiteTextsShown } from '../site/site-texts.tsx';
import { upcomingTournaments } from '../tournament/open-tournaments.ts';
import styles from './programme.module.css';
import { words } from './words.ts';

const { season } = words;

/** What the season holds: the cup and the series, with the dates that are out. */
export function Season() {
  const board = useBoard();
  const upcoming = upcomingTournaments(board);
  return (
    <section className={section.section} aria-labelledby="season">
      <h2 id="season" className={section.title}>
        {season.title}
      </h2>
      <div className={styles.events}>
        <SiteTextsShown>
          {({ tournamentInfo }) =>
            tournamentInfo.map(({ name, text, undated }) => (
              <Event key={name} name={name} text={text} none={undated} dates={datesOf(name, upcoming)} />
            ))
          }
        </SiteTextsShown>
      </div>
      <h3 className={styles.before}>{season.read}</h3>
      <div className={styles.ways}>
        <DialogButton of="rules" className={button.primary} />
        <DialogButton of="about" className={button.secondary} />
        <DialogButton of="training" className={button.secondary} />
        {board.site !== undefined && (
          <a className={button.quiet} href={`mailto:${board.site.contactEmail}`}>
            {season.ask}
          </a>
        )}
      </div>
    </section>
  );
}

interface EventProps {
  readonly name: string;
  readonly text: string;
  /** What is said while no date is out. */
  readonly none: string;
  readonly dates: readonly string[];
}

function Event({ name, text, none, dates }: EventProps) {
  return (
    <article className={styles.event}>
      <h3>{name}</h3>
      <ul>
        {(dates.length === 0 ? [none] : dates).map((date) => (
          <li key={date}>{date}</li>
        ))}
      </ul>
      <Paragraphs of={text} />
    </article>
  );
}

/** When and where the tournaments of a name are played. */
function datesOf(name: string, upcoming: readonly PublicTournament[]): readonly string[] {
  return upcoming
    .filter((tournament) => tournament.name.startsWith(name))
    .map(({ date, location }) => `${writtenDate(date)} · ${location}`);
}
