import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PageLoading } from '../kit/page-loading.tsx';
import { words as site } from '../site/words.ts';
import { CallFailed } from '../transport/call-failed.ts';
import { Queries } from '../transport/queries.tsx';
import { JoinRequestAnswer } from './join-request-answer.tsx';
import { type JoinRequestShown, joinRequest } from './join-request-calls.ts';
import { JoinRequestAnswered, JoinRequestFailed, JoinRequestGone } from './join-request-ends.tsx';
import styles from './join-request-page.module.css';
import { words } from './words.ts';

/** The page behind the link in the captain's mail. */
export function JoinRequestPage() {
  const { sealed = '' } = useParams();
  return (
    <div className={styles.page}>
      <title>{`${words.page.title} · ${site.brand}`}</title>
      <Queries>
        <Request key={sealed} sealed={sealed} />
      </Queries>
    </div>
  );
}

function Request({ sealed }: { readonly sealed: string }) {
  const [answered, setAnswered] = useState<JoinRequestShown>();
  const asked = useQuery({ queryKey: ['join request', sealed], queryFn: () => joinRequest(sealed), gcTime: 0 });
  if (asked.isPending) return <PageLoading text={words.page.loading} />;
  if (asked.isError) {
    const isGone = asked.error instanceof CallFailed && asked.error.status < 500;
    return isGone ? <JoinRequestGone /> : <JoinRequestFailed onRetry={() => asked.refetch()} />;
  }
  const request = answered ?? asked.data;
  if (request.status !== 'pending') return <JoinRequestAnswered request={request} />;
  return <JoinRequestAnswer request={request} sealed={sealed} onAnswered={setAnswered} />;
}
