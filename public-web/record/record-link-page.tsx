import { Navigate } from 'react-router';
import { MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { words as site } from '../site/words.ts';
import { openRecordLink } from './record-calls.ts';
import { words } from './record-link-words.ts';

/** Page of a signer's mailed link: it opens the Player ID of the first player whom it names. */
export function RecordLinkPage() {
  return (
    <MailedLinkPage
      about="record link"
      title={`${words.page.title} · ${site.brand}`}
      loading={words.page.loading}
      find={openRecordLink}
      gone={words.page.gone}
      broken={words.page.broken}
    >
      {({ playerId }) => <Navigate to={`/player-lookup/${playerId}`} replace />}
    </MailedLinkPage>
  );
}
