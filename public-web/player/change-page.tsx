import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { AskedChange } from '../../domain/answer/player/asked-change.ts';
import { PageLoading } from '../kit/page-loading.tsx';
import { words as site } from '../site/words.ts';
import { CallFailed } from '../transport/call-failed.ts';
import { Queries } from '../transport/queries.tsx';
import { ChangeAnswer } from './change-answer.tsx';
import { changeBehind } from './change-calls.ts';
import { ChangeBroken, ChangeDecided, ChangeGone } from './change-ends.tsx';
import styles from './change-page.module.css';
import { words } from './change-words.ts';

/** The page behind the link to confirm a change, or to take it back. */
export function ChangePage() {
  const { sealed = '' } = useParams();
  return (
    <div className={styles.page}>
      <title>{`${words.title} · ${site.brand}`}</title>
      <meta name="robots" content="noindex" />
      <Queries>
        <Change key={sealed} sealed={sealed} />
      </Queries>
    </div>
  );
}

function Change({ sealed }: { readonly sealed: string }) {
  const [decided, setDecided] = useState<AskedChange>();
  const asked = useQuery({ queryKey: ['player change', sealed], queryFn: () => changeBehind(sealed), gcTime: 0 });
  if (decided !== undefined) return <ChangeDecided change={decided} />;
  if (asked.isPending) return <PageLoading text={words.loading} />;
  if (asked.isError) {
    const isGone = asked.error instanceof CallFailed && asked.error.status < 500;
    return isGone ? <ChangeGone /> : <ChangeBroken onRetry={() => asked.refetch()} />;
  }
  return isOpen(asked.data) ? (
    <ChangeAnswer change={asked.data} sealed={sealed} onAnswered={setDecided} />
  ) : (
    <ChangeGone />
  );
}

/** Whether there is anything left to answer. */
function isOpen({ kind, state }: AskedChange): boolean {
  return state === (kind === 'undo' ? 'made' : 'waiting');
}
