import type { FamilyRecord, FamilyRecordRegistration } from '../../domain/answer/player/family-record.ts';
import { AnswerButton } from '../kit/answer-button.tsx';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { showToast } from '../kit/toasts.ts';
import { ConfirmedAction } from './confirmed-action.tsx';
import { erase, forbidPhotos, shareContact, withdrawWaiver } from './family-calls.ts';
import styles from './family-record.module.css';
import { Downloads, RecordSections } from './family-record.tsx';
import { words } from './family-words.ts';
import { words as ofRecord } from './record-words.ts';

interface ChildRecordProps {
  readonly record: FamilyRecord;
  readonly sealed: string;
  readonly onChanged: () => Promise<void>;
  readonly onErased: () => void;
}

/** One child: the actions about its record, and the whole record. */
export function ChildRecord({ record, sealed, onChanged, onErased }: ChildRecordProps) {
  const { name } = record.player;
  return (
    <section className={styles.place} aria-labelledby={`child-${record.id}`}>
      <h2 id={`child-${record.id}`}>{ofRecord.title(name)}</h2>
      <h3>{words.page.choices}</h3>
      <div className={styles.ways}>
        <Link to="/player-lookup" className={button.secondary}>
          {words.page.correct}
        </Link>
        {record.registrations.map((registration) => (
          <Withdrawals key={registration.id} {...{ registration, name, sealed }} onWithdrawn={onChanged} />
        ))}
        <Downloads record={record} />
        <Erasure name={name} send={() => erase(sealed, record.id)} onErased={onErased} />
      </div>
      <details className={styles.record}>
        <summary>{ofRecord.everything}</summary>
        <RecordSections record={record} />
      </details>
    </section>
  );
}

interface WithdrawalsProps {
  readonly registration: FamilyRecordRegistration;
  readonly name: string;
  readonly sealed: string;
  readonly onWithdrawn: () => Promise<void>;
}

function Withdrawals({ registration, name, sealed, onWithdrawn }: WithdrawalsProps) {
  const { id, tournament, waiver, likenessAllowed, contactShared } = registration;
  const withdrawn = async (told: { readonly title: string; readonly text: string }) => {
    await onWithdrawn();
    showToast({ tone: 'good', ...told });
  };
  return (
    <>
      <AnswerButton
        label={words.page.contact(tournament, !contactShared)}
        failed={words.page.failed}
        send={() => shareContact(sealed, id, !contactShared)}
        onSent={() => withdrawn(words.page.contactDone(!contactShared))}
      />
      {likenessAllowed === true && (
        <AnswerButton
          label={words.page.photos(tournament)}
          failed={words.page.failed}
          send={() => forbidPhotos(sealed, id)}
          onSent={() => withdrawn(words.page.photosDone)}
        />
      )}
      {waiver !== 'unsigned' && (
        <ConfirmedAction
          open={words.waiver.open(tournament)}
          title={words.waiver.title}
          now={words.waiver.now}
          send={() => withdrawWaiver(sealed, id)}
          onSent={() => withdrawn(words.waiver.done)}
        >
          <ul className={styles.lines}>
            {words.waiver.follows(name).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </ConfirmedAction>
      )}
    </>
  );
}

interface ErasureProps {
  readonly name: string;
  readonly send: () => Promise<unknown>;
  readonly onErased: () => void;
}

function Erasure({ name, send, onErased }: ErasureProps) {
  const { open, title, lead, goes, gone, stays, kept, now } = words.erase;
  return (
    <ConfirmedAction open={open(name)} title={title(name)} now={now} send={send} onSent={onErased}>
      <p>{lead}</p>
      <h3>{goes}</h3>
      <ul className={styles.lines}>
        {gone(name).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{stays}</h3>
      <ul className={styles.lines}>
        {kept.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmedAction>
  );
}
