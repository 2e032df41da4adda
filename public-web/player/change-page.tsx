import { useState } from 'react';
import type { RequestedChange } from '../../domain/answer/player/requested-change.ts';
import { LinkGone, MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { words as site } from '../site/words.ts';
import { ChangeAnswer } from './change-answer.tsx';
import { fetchChange } from './change-calls.ts';
import { ChangeDecided } from './change-ends.tsx';
import { words } from './change-words.ts';

/** Page behind the link to confirm or undo a change. */
export function ChangePage() {
  return (
    <MailedLinkPage
      about="player change"
      title={`${words.title} · ${site.brand}`}
      loading={words.loading}
      find={fetchChange}
      gone={words.gone}
      broken={words.broken}
    >
      {(asked, sealed) => <Change asked={asked} sealed={sealed} />}
    </MailedLinkPage>
  );
}

function Change({ asked, sealed }: { readonly asked: RequestedChange; readonly sealed: string }) {
  const [decided, setDecided] = useState<RequestedChange>();
  if (decided !== undefined) return <ChangeDecided change={decided} />;
  return isOpen(asked) ? (
    <ChangeAnswer change={asked} sealed={sealed} onAnswered={setDecided} />
  ) : (
    <LinkGone {...words.gone} />
  );
}

/** Returns whether the change still waits for an answer. */
function isOpen({ kind, state }: RequestedChange): boolean {
  return state === (kind === 'undo' ? 'made' : 'waiting');
}
