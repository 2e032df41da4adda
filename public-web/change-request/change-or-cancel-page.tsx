import { useState } from 'react';
import type { ChangesView, ChangeView } from '../../domain/answer/change-request/changes-view.ts';
import button from '../kit/button.module.css';
import { dayOf } from '../kit/eastern-day.ts';
import { Link } from '../kit/link.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { RefundDeadline } from '../payment/refund-policy.tsx';
import { Paragraphs } from '../site/paragraphs.tsx';
import { words as site } from '../site/words.ts';
import styles from './change-or-cancel-page.module.css';
import { fetchChanges } from './change-request-calls.ts';
import { ChangeableRegistration } from './changeable-registration.tsx';
import { words as takeBack } from './take-back-words.ts';
import { words } from './words.ts';

/** Page on which a family withdraws a player or moves to another tournament. */
export function ChangeOrCancelPage() {
  return (
    <MailedLinkPage
      about="change or cancel"
      title={`${words.title} · ${site.brand}`}
      loading={words.loading}
      find={fetchChanges}
      gone={words.gone}
      broken={words.broken}
    >
      {(found, sealed) => <Changes found={found} sealed={sealed} />}
    </MailedLinkPage>
  );
}

function Changes({ found, sealed }: { readonly found: ChangesView; readonly sealed: string }) {
  const [shown, setShown] = useState(found);
  return (
    <section className={pages.state}>
      <h1>{words.heading}</h1>
      <p className={styles.player}>
        <bdi>{shown.playerName}</bdi>
      </p>
      {shown.registrations.length === 0 && <p>{words.none(shown.playerName)}</p>}
      {shown.registrations.map((registration) => (
        <ChangeableRegistration
          key={registration.id}
          registration={registration}
          playerName={shown.playerName}
          refundPolicy={shown.refundPolicy}
          sealed={sealed}
          onChanged={setShown}
        />
      ))}
      <section className={styles.policy} aria-labelledby="refund-policy">
        <h2 id="refund-policy">{words.refundPolicy}</h2>
        <Paragraphs of={shown.refundPolicy} />
        {shown.registrations.map(({ id, tournament, registrationDeadline }) => (
          <RefundDeadline key={id} name={tournament} registrationDeadline={registrationDeadline} />
        ))}
      </section>
      {shown.decided.length > 0 && <Decided decided={shown.decided} />}
      <div>
        <Link to="/player-lookup" className={button.secondary}>
          {words.playerId}
        </Link>
      </div>
    </section>
  );
}

function Decided({ decided }: { readonly decided: readonly ChangeView[] }) {
  return (
    <section className={styles.decided} aria-labelledby="decided">
      <h2 id="decided">{words.before}</h2>
      <ul>
        {decided.map((request) => (
          <li key={request.id}>
            <strong>{words.wish(request)}</strong>
            <p>
              {request.state === 'taken-back' ? takeBack.takenBack : words.states[request.state]},{' '}
              {dayOf(request.answeredAt)}
            </p>
            {request.remark !== null && <p>{request.remark}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
