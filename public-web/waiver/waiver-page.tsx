import { useState } from 'react';
import type { WaiverShown } from '../../domain/answer/waiver/waiver-shown.ts';
import { FamilyEmergencyContact } from '../emergency-contact/family-emergency-contact.tsx';
import { MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { words as site } from '../site/words.ts';

import { FamilyRecordAsked } from './record-asked.tsx';
import { words } from './sign-words.ts';
import { waiverBehind } from './waiver-calls.ts';
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
      find={waiverBehind}
      gone={words.gone}
      broken={words.broken}
    >
      {(asked, sealed) => (
        <>
          <WaiverAsked asked={asked} sealed={sealed} />
          <FamilyEmergencyContact link={{ sealed }} />
          <FamilyRecordAsked sealed={sealed} />
        </>
      )}
    </MailedLinkPage>
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
