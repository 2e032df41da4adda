import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { paragraphsOf } from '../../domain/rule/site/site-texts.ts';
import { DialogButton } from '../frame/dialog-button.tsx';
import button from '../kit/button.module.css';
import section from '../kit/section.module.css';
import { useBoard } from '../site/board.ts';
import { upcomingTournaments } from '../site/open-tournaments.ts';
import { Paragraphs } from '../site/paragraphs.tsx';
import { EmailLink } from '../site/site-contact.tsx';
import { SiteTextsView } from '../site/site-texts.tsx';
import { words as fixtures } from './fixture-words.ts';
import styles from './programme.module.css';
import { words } from './words.ts';

const { season } = words;

/** Season with the cup and the series, whether their dates are announced, and training in between. */
export function Season() {
  const board = useBoard();
  const upcoming = upcomingTournaments(board);
  return (
    <section className={section.section} aria-labelledby="season">
      <h2 id="season" className={section.title}>
        {season.title}
      </h2>
      <SiteTextsView>
        {({ tournamentInfo, trainingPrograms }) => (
          <>
            <div className={styles.events}>
              {tournamentInfo.map(({ name, text, undated }) => (
                <Event key={name} name={name} text={text} none={undated} count={countOf(name, upcoming)} />
              ))}
            </div>
            <article className={styles.training}>
              <h3>{season.train}</h3>
              <Paragraphs of={paragraphsOf(trainingPrograms)[0] ?? ''} />
              <DialogButton of="training" className={button.secondary} />
            </article>
          </>
        )}
      </SiteTextsView>
      <h3 className={styles.before}>{season.read}</h3>
      <div className={styles.ways}>
        <DialogButton of="rules" className={button.primary} />
        <DialogButton of="about" className={button.secondary} />
        <EmailLink className={button.quiet}>{season.ask}</EmailLink>
      </div>
    </section>
  );
}

interface EventProps {
  readonly name: string;
  readonly text: string;
  /** Text while no date is announced. */
  readonly none: string;
  /** Number of announced dates. */
  readonly count: number;
}

function Event({ name, text, none, count }: EventProps) {
  return (
    <article className={styles.event}>
      <h3>{name}</h3>
      <p className={styles.dates}>{count === 0 ? none : <a href="#tournaments">{fixtures.dates(count)}</a>}</p>
      <Paragraphs of={text} />
    </article>
  );
}

/** Returns the number of upcoming tournaments with a name; their times and places are on their own lines. */
function countOf(name: string, upcoming: readonly PublicTournament[]): number {
  return upcoming.filter((tournament) => tournament.name.startsWith(name)).length;
}
