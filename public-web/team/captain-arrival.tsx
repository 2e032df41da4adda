import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { linkedSecret } from '../../domain/secret/linked-secret.ts';
import { PageLoading } from '../kit/page-loading.tsx';
import { verdictOf } from '../transport/call-failed.ts';
import { followLink } from './captain-calls.ts';
import { CaptainFailed } from './captain-failed.tsx';
import { CaptainLinkForm } from './captain-link-form.tsx';
import { words } from './captain-words.ts';

/** Target of the captain's mailed link: exchanges it for access and replaces the address. */
export function CaptainArrival() {
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
