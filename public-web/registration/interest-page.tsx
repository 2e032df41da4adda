import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import type { InterestView } from '../../domain/answer/registration/interest-view.ts';
import { beginDraft } from '../form/drafts.ts';
import { MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { words as site } from '../site/words.ts';
import { fetchInterest } from './interest-calls.ts';
import { words } from './interest-words.ts';
import { pathOf } from './registration-type.ts';

/** Page behind the link of a letter about an open tournament, which leads to the prefilled form and keeps personal data out of the address. */
export function InterestPage() {
  return (
    <MailedLinkPage
      about="interest"
      title={`${words.page.title} · ${site.brand}`}
      loading={words.page.loading}
      find={fetchInterest}
      gone={words.page.gone}
      broken={words.page.failed}
    >
      {(interest) => <FilledForm interest={interest} />}
    </MailedLinkPage>
  );
}

/** Fills the drafts of all forms, whichever one the family opens. */
function FilledForm({ interest }: { readonly interest: InterestView }) {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const { name, email, phone } = interest;
    for (const form of ['individual', 'join-team']) beginDraft(form, { name, email, phone });
    beginDraft('create-team', { captainName: name, captainEmail: email, captainPhone: phone });
    setFilled(true);
  }, [interest]);
  if (!isFilled) return <PageLoading text={words.page.loading} />;
  return <Navigate to={pathOf('individual', interest.tournamentId)} replace />;
}
