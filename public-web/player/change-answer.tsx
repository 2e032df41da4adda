import type { RequestedChange } from '../../domain/answer/player/requested-change.ts';
import button from '../kit/button.module.css';
import pages from '../kit/mailed-link-page.module.css';
import { useSending } from '../kit/sending.ts';
import { translateTerm } from '../kit/server-terms.ts';
import { answerChange } from './change-calls.ts';
import styles from './change-page.module.css';
import { words } from './change-words.ts';

interface ChangeAnswerProps {
  readonly change: RequestedChange;
  readonly sealed: string;
  readonly onAnswered: (change: RequestedChange) => void;
}

/** Requested change of a record, with the possible answers. */
export function ChangeAnswer({ change, sealed, onAnswered }: ChangeAnswerProps) {
  const said = words[change.kind];
  const { isSending, send } = useSending(words.refused);
  const answer = (isWanted: boolean) => send(async () => onAnswered(await answerChange(sealed, isWanted)));
  return (
    <section className={pages.state}>
      <h1>{said.heading}</h1>
      <div className={styles.change}>
        <p className={styles.player}>
          <bdi>{change.playerName}</bdi>
        </p>
        <dl>
          {change.values.map(({ name, from, to }) => (
            <div key={name}>
              <dt>{translateTerm(name)}</dt>
              <dd>
                <del>{from ?? words.none}</del> <span className={styles.becomes}>{words.becomes}</span>{' '}
                <ins>{to ?? words.none}</ins>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p>{said.text}</p>
      <div className={styles.ways}>
        <button type="button" className={button.primary} aria-disabled={isSending} onClick={() => answer(true)}>
          {isSending ? words.sending : said.yes}
        </button>
        {'no' in said && (
          <button type="button" className={button.secondary} aria-disabled={isSending} onClick={() => answer(false)}>
            {said.no}
          </button>
        )}
      </div>
    </section>
  );
}
