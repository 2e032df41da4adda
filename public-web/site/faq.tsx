import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { arriveAt } from './arrival.ts';
import { Paragraphs } from './paragraphs.tsx';
import styles from './programme.module.css';
import { words } from './programme-words.ts';
import section from './section.module.css';
import { SiteTextsShown } from './site-texts.tsx';

/** What families ask first. */
export function Faq() {
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
          <SiteTextsShown>
            {({ faq }) =>
              faq.map(({ question, answer }) => (
                <details key={question}>
                  <summary>{question}</summary>
                  <Paragraphs of={answer} />
                </details>
              ))
            }
          </SiteTextsShown>
        </div>
      </div>
    </section>
  );
}
