import { useState } from 'react';
import type { WaiverView } from '../../domain/answer/waiver/waiver-view.ts';
import { MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { words as site } from '../site/words.ts';
import { RecordOnDemand } from './record-on-demand.tsx';
import { words } from './sign-words.ts';
import { fetchWaiver } from './waiver-calls.ts';
import { WaiverConfirming } from './waiver-confirming.tsx';
import { WaiverSigned, WaiverWithdrawn } from './waiver-ends.tsx';
import { WaiverSigning } from './waiver-signing.tsx';

/** Page behind the link to sign a waiver. */
export function WaiverPage() {
  return (
    <MailedLinkPage
      about="waiver"
      title={`${words.title} · ${site.brand}`}
      loading={words.loading}
      find={fetchWaiver}
      gone={words.gone}
      broken={words.broken}
    >
      {(asked, sealed) => (
        <>
          <WaiverAsked asked={asked} sealed={sealed} />
          <RecordOnDemand sealed={sealed} />
        </>
      )}
    </MailedLinkPage>
  );
}

function WaiverAsked({ asked, sealed }: { readonly asked: WaiverView; readonly sealed: string }) {
  const [shown, setShown] = useState(asked);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const onWithdrawn = (after: WaiverView) => {
    setShown(after);
    setWithdrawn(true);
  };
  const ways = { shown, sealed, onWithdrawn };
  if (isWithdrawn) return <WaiverWithdrawn playerName={shown.playerName} onSign={() => setWithdrawn(false)} />;
  if (shown.state === 'unsigned') return <WaiverSigning shown={shown} sealed={sealed} onSigned={setShown} />;
  if (shown.state === 'claimed') return <WaiverConfirming {...ways} onConfirmed={setShown} />;
  return <WaiverSigned {...ways} onChanged={setShown} />;
}
