import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { linkedSecret } from '../../domain/rule/secret/linked-secret.ts';
import { PageLoading } from '../kit/page-loading.tsx';
import { words as site } from '../site/words.ts';
import { verdictOf } from '../transport/call-failed.ts';
import { Queries } from '../transport/queries.tsx';
import { followLink } from './captain-calls.ts';
import { CaptainFailed } from './captain-failed.tsx';
import { CaptainLinkForm } from './captain-link-form.tsx';
import styles from './captain-page.module.css';
import { CaptainPage } from './captain-page.tsx';
import { words } from './captain-words.ts';

/** All pages of a captain: the mailed link, the team, and the form for a new link. */
export function CaptainPages() {
  return (
    <div className={styles.page}>
      <title>{`${words.title} · ${site.brand}`}</title>
      <Queries>
        <Addressed />
      </Queries>
    </div>
  );
}

function Addressed() {
  const { id, sealed } = useParams();
  if (id !== undefined) return <CaptainPage />;
  return sealed === undefined ? <CaptainLinkForm {...words.ask} /> : <CaptainArrival />;
}

/** Target of the captain's mailed link: exchanges it for access and replaces the address. */
function CaptainArrival() {
  const { sealed = '' } = useParams();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    let isLeft = false;
    followLink(linkedSecret(sealed)).then(
      ({ teamId }) => !isLeft && navigate(`/captain/team/${teamId}`, { replace: true }),
      (reason: unknown) => !isLeft && setFailure(reason),
    );
    return () => {
      isLeft = true;
    };
  }, [sealed, navigate, attempt]);
  if (failure === undefined) return <PageLoading text={words.opening} />;
  if (verdictOf(failure) !== undefined) return <CaptainLinkForm {...words.gone} />;
  const again = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  return <CaptainFailed failure={failure} onRetry={again} />;
}
