import { useState } from 'react';
import type { ChangeableView, ChangesView } from '../../domain/answer/change-request/changes-view.ts';
import type { ChangeKind } from '../../domain/change-request/change-request.ts';
import { AnswerButton } from '../kit/answer-button.tsx';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { dayOf } from '../kit/eastern-day.ts';
import { Link } from '../kit/link.tsx';
import { showToast } from '../kit/toasts.ts';
import { writtenDate } from '../kit/written.ts';
import { ChangeForm } from './change-form.tsx';
import styles from './change-or-cancel-page.module.css';
import { takeBack } from './change-request-calls.ts';
import { words as takingBack } from './take-back-words.ts';
import { words } from './words.ts';

interface ChangeableRegistrationProps {
  readonly registration: ChangeableView;
  readonly playerName: string;
  readonly refundPolicy: string;
  readonly sealed: string;
  readonly onChanged: (changes: ChangesView) => void;
}

/** One registration with the ways to change it, its pending request, or the reason why it cannot be changed. */
export function ChangeableRegistration({ registration, onChanged, ...own }: ChangeableRegistrationProps) {
  const [kind, setKind] = useState<ChangeKind>();
  const { asked } = registration;
  const changed = (changes: ChangesView) => {
    const isDone = kind !== undefined && registration[kind].by === 'family';
    setKind(undefined);
    onChanged(changes);
    showToast({ tone: 'good', ...(isDone ? words.done : words.asked) });
  };
  const takenBack = (changes: ChangesView) => {
    onChanged(changes);
    showToast({ tone: 'good', ...takingBack.done });
  };
  return (
    <section className={styles.registration} aria-labelledby={`registration-${registration.id}`}>
      <h2 id={`registration-${registration.id}`}>{registration.tournament}</h2>
      <Facts registration={registration} />
      {asked === null ? (
        <Ways registration={registration} playerName={own.playerName} onChosen={setKind} />
      ) : (
        <div className={styles.asked} role="note">
          <strong>{words.wish(asked)}</strong>
          <p>{words.isAsked(dayOf(asked.askedAt))}</p>
          <AnswerButton
            label={takingBack.takeBack}
            failed={takingBack.failed}
            send={() => takeBack(own.sealed, asked.id)}
            onSent={takenBack}
          />
        </div>
      )}
      {kind !== undefined && (
        <Dialog title={words[kind].title(own.playerName)} onClose={() => setKind(undefined)}>
          <ChangeForm
            registration={registration}
            kind={kind}
            onCancel={() => setKind(undefined)}
            onChanged={changed}
            {...own}
          />
        </Dialog>
      )}
    </section>
  );
}

function Facts({ registration }: { readonly registration: ChangeableView }) {
  const { date, teamName, amountCents, isPaid, owedCents, paymentReference } = registration;
  const facts = [
    [words.facts.date, writtenDate(date)],
    [words.facts.team, teamName ?? words.freeAgent],
    [words.facts.fee, words.fee(amountCents, isPaid, owedCents)],
    [words.facts.reference, paymentReference],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface WaysProps {
  readonly registration: ChangeableView;
  readonly playerName: string;
  readonly onChosen: (kind: ChangeKind) => void;
}

function Ways({ registration, playerName, onChosen }: WaysProps) {
  const { withdrawal, moveTo } = registration;
  if (withdrawal.by === 'nobody') {
    return (
      <div className={styles.asked} role="note">
        <p>{words.obstacle(withdrawal)}</p>
        {withdrawal.because.includes('captain') && (
          <Link to="/captain" className={button.secondary}>
            {words.captainsPage}
          </Link>
        )}
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      {moveTo.length > 0 && (
        <button type="button" className={button.secondary} onClick={() => onChosen('transfer')}>
          {words.move}
        </button>
      )}
      <button type="button" className={button.secondary} onClick={() => onChosen('withdrawal')}>
        {words.withdraw(playerName)}
      </button>
      {moveTo.length === 0 && <p className={styles.quiet}>{words.noRoom}</p>}
    </div>
  );
}
