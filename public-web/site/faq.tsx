import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { dollars, feeInCents } from '../../domain/payment/fee.ts';
import { useBoard } from '../tournament/board.ts';
import { arriveAt } from './arrival.ts';
import styles from './programme.module.css';
import { words } from './programme-words.ts';
import section from './section.module.css';

/** What families ask first. */
export function Faq() {
  const { site } = useBoard();
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
          {words.faq.questions(dollars(site?.fee.cents ?? feeInCents)).map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
