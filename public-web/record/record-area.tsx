import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ConfirmedRecord } from '../../domain/answer/player/player-record.ts';
import type { SignersRecord } from '../../domain/answer/player/whole-record.ts';
import type { Sibling } from '../../domain/use-case/record/signer.ts';
import { AccessExpiredDialog } from '../kit/access-expired.tsx';
import { AnswerButton } from '../kit/answer-button.tsx';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { showToast } from '../kit/toasts.ts';
import { isRefusedAccess } from '../transport/access.ts';
import { Queries } from '../transport/queries.tsx';
import { words } from './area-words.ts';
import { Erasure } from './erasure.tsx';
import { chooseLanguage, fetchRecord, signerRight } from './record-calls.ts';
import { RecordLinkRequest } from './record-link-request.tsx';
import { words as link } from './record-link-words.ts';
import { words as ofRecord } from './record-words.ts';
import styles from './whole-record.module.css';
import { Downloads, RecordSections } from './whole-record.tsx';
import { Withdrawals } from './withdrawals.tsx';

interface RecordAreaProps {
  readonly id: number;
  /** Record that the page has fetched already. */
  readonly start: SignersRecord | undefined;
  readonly onChanged: (player: ConfirmedRecord) => void;
  readonly onErased: (siblings: readonly Sibling[]) => void;
}

/** Part of the Player ID page for the signer: what can be done about the record, and all that is kept. */
export function RecordArea(props: RecordAreaProps) {
  return (
    <Queries>
      <Fetched {...props} />
    </Queries>
  );
}

function Fetched({ id, start, onChanged, onErased }: RecordAreaProps) {
  const queryFn = () => fetchRecord(id);
  const asked = useQuery({
    ...{ queryKey: ['record', id], queryFn, gcTime: 0 },
    ...(start !== undefined && { initialData: start }),
  });
  if (asked.isPending) return <PageLoading text={words.loading} />;
  if (asked.data === undefined && isRefusedAccess(asked.error)) return <RightEnded />;
  if (asked.data === undefined)
    return <LoadFailed sentence={words.notLoaded} failure={asked.error} onRetry={() => void asked.refetch()} />;
  const refetch = async () => {
    const { data } = await asked.refetch({ throwOnError: true });
    if (data !== undefined) onChanged(data.player);
  };
  return <Known {...asked.data} onDone={refetch} onErased={onErased} />;
}

function RightEnded() {
  return (
    <section className={styles.place}>
      <p role="status">{link.ended.text}</p>
      <RecordLinkRequest />
    </section>
  );
}

interface KnownProps extends SignersRecord {
  readonly onDone: () => Promise<void>;
  readonly onErased: (siblings: readonly Sibling[]) => void;
}

function Known({ player, record, siblings, onDone, onErased }: KnownProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const done = async (toast: { readonly title: string; readonly text: string }) => {
    await onDone();
    // The pressed button may be gone; reading goes on at the heading, without a jump.
    heading.current?.focus({ preventScroll: true });
    showToast({ tone: 'good', ...toast });
  };
  const other = record.player.language === 'en' ? 'es' : 'en';
  return (
    <section className={styles.place} aria-labelledby={`record-${record.id}`}>
      <h2 ref={heading} id={`record-${record.id}`} tabIndex={-1}>
        {ofRecord.title(player.name)}
      </h2>
      <p>{words.lead}</p>
      <div className={styles.ways}>
        {record.registrations.map((registration) => (
          <Withdrawals key={registration.id} {...{ registration, player }} onWithdrawn={done} />
        ))}
        <AnswerButton
          label={words.language[other]}
          failed={words.failed}
          send={() => chooseLanguage(record.id, other)}
          onSent={() => done(words.languageDone)}
        />
        <Downloads record={record} />
        <Erasure player={player} onErased={() => onErased(siblings)} />
      </div>
      <Siblings siblings={siblings} />
      <details className={styles.record}>
        <summary>{ofRecord.everything}</summary>
        <RecordSections record={record} />
      </details>
      <AccessExpiredDialog right={signerRight} {...link.ended}>
        <RecordLinkRequest />
      </AccessExpiredDialog>
    </section>
  );
}

/** Links to the other players of the signer. */
function Siblings({ siblings }: { readonly siblings: readonly Sibling[] }) {
  if (siblings.length === 0) return null;
  return (
    <nav aria-labelledby="siblings">
      <h3 id="siblings">{words.siblings}</h3>
      <ul className={styles.lines}>
        {siblings.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/player-lookup/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface RecordErasedProps {
  readonly name: string;
  readonly siblings: readonly Sibling[];
}

/** Message after a player was erased, with the links to the signer's other players. */
export function RecordErased({ name, siblings }: RecordErasedProps) {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <section className={styles.place}>
      <h2 ref={heading} tabIndex={-1}>
        {words.erased.title}
      </h2>
      <p>{words.erased.text(name)}</p>
      <Siblings siblings={siblings} />
      <Link to="/" className={button.primary}>
        {words.erased.home}
      </Link>
    </section>
  );
}

interface RecordOpeningProps {
  readonly id: number;
  readonly onFound: (found: SignersRecord) => void;
  /** Called where the session has no right over the record, or none any more. */
  readonly onRefused: () => void;
}

/** Fetches a record by the right of its signer. */
export function RecordOpening(props: RecordOpeningProps) {
  return (
    <Queries>
      <Opening {...props} />
    </Queries>
  );
}

function Opening({ id, onFound, onRefused }: RecordOpeningProps) {
  const { data, error, refetch } = useQuery({
    ...{ queryKey: ['record opening', id], queryFn: () => fetchRecord(id), gcTime: 0 },
  });
  const isRefused = isRefusedAccess(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, when the answer comes
  useEffect(() => {
    if (data !== undefined) onFound(data);
    if (isRefused) onRefused();
  }, [data, isRefused]);
  if (error === null || isRefused) return <PageLoading text={words.loading} />;
  return <LoadFailed sentence={words.notLoaded} failure={error} onRetry={() => void refetch()} />;
}
