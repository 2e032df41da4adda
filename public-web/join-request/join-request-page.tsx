import { useState } from 'react';
import type { RequestView } from '../../domain/answer/join-request/request-view.ts';
import { MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { words as site } from '../site/words.ts';
import { JoinRequestAnswer } from './join-request-answer.tsx';
import { joinRequest } from './join-request-calls.ts';
import { JoinRequestAnswered } from './join-request-ends.tsx';
import { words } from './words.ts';

/** Page behind the link in the captain's mail. */
export function JoinRequestPage() {
  return (
    <MailedLinkPage
      about="join request"
      title={`${words.page.title} · ${site.brand}`}
      loading={words.page.loading}
      find={joinRequest}
      gone={words.page.gone}
      broken={words.page.failed}
    >
      {(asked, sealed) => <Request asked={asked} sealed={sealed} />}
    </MailedLinkPage>
  );
}

function Request({ asked, sealed }: { readonly asked: RequestView; readonly sealed: string }) {
  const [answered, setAnswered] = useState<RequestView>();
  const request = answered ?? asked;
  if (request.status !== 'pending') return <JoinRequestAnswered request={request} />;
  return <JoinRequestAnswer request={request} sealed={sealed} onAnswered={setAnswered} />;
}
