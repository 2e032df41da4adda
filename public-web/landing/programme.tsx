import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { arriveAt } from '../kit/arrival.ts';
import section from '../kit/section.module.css';
import { Paragraphs } from '../site/paragraphs.tsx';
import { SiteTextsView } from '../site/site-texts.tsx';
import { PastTournaments } from './past-tournaments.tsx';
import styles from './programme.module.css';
import { Season } from './season.tsx';
import { UpcomingTournaments } from './upcoming-tournaments.tsx';
import { words } from './words.ts';

/** Landing page below the cards: tournaments, season, champions, questions and answers. */
export function Programme() {
  return (
    <>
      <UpcomingTournaments />
      <Season />
      <PastTournaments />
      <Faq />
    </>
  );
}

/** Questions and answers for families. */
function Faq() {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash === '#faq') arriveAt(heading.current);
  }, [location]);
  return (
    <section id="faq" className={styles.band} aria-labelledby="faq-title">
      <div className={section.section}>
        <h2 id="faq-title" ref={heading} tabIndex={-1} className={section.title}>
          {words.faq.title}
        </h2>
        <div className={styles.questions}>
          <SiteTextsView>
            {({ faq }) =>
              faq.map(({ question, answer }) => (
                <details key={question}>
                  <summary>{question}</summary>
                  <Paragraphs of={answer} />
                </details>
              ))
            }
          </SiteTextsView>
        </div>
      </div>
    </section>
  );
}
