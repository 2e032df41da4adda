import type { NextSteps as Ways } from '../../domain/answer/schedule/next-steps.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { translateTerm } from '../kit/server-terms.ts';
import { serverNow } from '../transport/server-clock.ts';
import styles from './consequences.module.css';
import { easternTime } from './eastern-time.ts';
import { words } from './outlook-words.ts';

/** Consequences of a win and of a loss, as far as this game decides them. */
export function ResultConsequences({ ways }: { readonly ways: Sent<Ways> }) {
  return (
    <ul className={styles.ways}>
      {(['win', 'loss'] as const).map((outcome) => {
        const way = ways[outcome];
        return (
          way !== null && (
            <li key={outcome}>
              <strong>{words.waysOn[outcome]}</strong> {wayInWords(way)}
            </li>
          )
        );
      })}
    </ul>
  );
}

function wayInWords(way: NonNullable<Sent<Ways>['win']>): string {
  if (way.is !== 'game') return words.waysOn[way.is];
  const { startTime, field, round } = way;
  const place = [startTime && easternTime(startTime, serverNow()), field && translateTerm(field)]
    .filter(Boolean)
    .join(', ');
  return [place, translateTerm(round)].filter(Boolean).join(' · ');
}
