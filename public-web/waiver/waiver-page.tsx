import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PageLoading } from '../kit/page-loading.tsx';
import { words as site } from '../site/words.ts';
import { CallFailed } from '../transport/call-failed.ts';
import { Queries } from '../transport/queries.tsx';
import { FamilyRecordAsked } from './family-record.tsx';
import { words } from './sign-words.ts';
import { type WaiverShown, waiverBehind } from './waiver-calls.ts';
import { WaiverConfirming } from './waiver-confirming.tsx';
import { WaiverBroken, WaiverGone, WaiverSigned, WaiverWithdrawn } from './waiver-ends.tsx';
import styles from './waiver-page.module.css';
import { WaiverSigning } from './waiver-signing.tsx';

/** The page behind the link to sign a waiver. */
export function WaiverPage() {
  const { sealed = '' } = useParams();
  return (
    <div className={styles.page}>
      <title>{`${words.title} · ${site.brand}`}</title>
      <meta name="robots" content="noindex" />
      <Queries>
        <Waiver key={sealed} sealed={sealed} />
      </Queries>
    </div>
  );
}

function Waiver({ sealed }: { readonly sealed: string }) {
  const asked = useQuery({ queryKey: ['waiver', sealed], queryFn: () => waiverBehind(sealed), gcTime: 0 });
  if (asked.isPending) return <PageLoading text={words.loading} />;
  if (asked.isError) {
    const isGone = asked.error instanceof CallFailed && asked.error.status < 500;
    return isGone ? <WaiverGone /> : <WaiverBroken onRetry={() => asked.refetch()} />;
  }
  return (
    <>
      <WaiverAsked asked={asked.data} sealed={sealed} />
      <FamilyRecordAsked sealed={sealed} />
    </>
  );
}

function WaiverAsked({ asked, sealed }: { readonly asked: WaiverShown; readonly sealed: string }) {
  const [shown, setShown] = useState(asked);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const onWithdrawn = (after: WaiverShown) => {
    setShown(after);
    setWithdrawn(true);
  };
  const ways = { shown, sealed, onWithdrawn };
  if (isWithdrawn) return <WaiverWithdrawn playerName={shown.playerName} onSign={() => setWithdrawn(false)} />;
  if (shown.state === 'unsigned') return <WaiverSigning shown={shown} sealed={sealed} onSigned={setShown} />;
  if (shown.state === 'claimed') return <WaiverConfirming {...ways} onConfirmed={setShown} />;
  return <WaiverSigned {...ways} onChanged={setShown} />;
}
