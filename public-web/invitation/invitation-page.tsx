import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { typedCode } from '../../domain/use-case/invitation/typed-code.ts';
import { keepFamily } from '../form/family.ts';
import { BackButton } from '../kit/back-button.tsx';
import { onFirstPress } from '../kit/first-press.ts';
import { LoadFailed } from '../kit/load-failed.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import type { TeamJoined } from '../registration/outcome.ts';
import { useBoard } from '../site/board.ts';
import { isRegistrationClosed, useClosedMeanwhile } from '../site/open-tournaments.ts';
import { words as site } from '../site/words.ts';
import { verdictOf } from '../transport/call-failed.ts';
import { usePolledQuery } from '../transport/polled-query.ts';
import styles from './invitation-page.module.css';
import { invitedTeam } from './invited-team.ts';
import { JoinForm } from './join-form.tsx';
import { TeamSummary } from './team-summary.tsx';
import { words } from './words.ts';

/** Code of the confirmation, which is loaded while the form is filled in. */
const fetchWelcome = () => import('./invitation-welcome.tsx');
type Welcoming = Awaited<ReturnType<typeof fetchWelcome>>;

const InvitationClosed = lazy(() =>
  import('./invitation-closed.tsx').then((part) => ({ default: part.InvitationClosed })),
);
const InvitationInvalid = lazy(() =>
  import('./invitation-invalid.tsx').then((part) => ({ default: part.InvitationInvalid })),
);

/** Page behind an invitation link. */
export function InvitationPage() {
  const { code = '' } = useParams();
  return (
    <div className={styles.page}>
      <title>{`${words.page.title} · ${site.brand}`}</title>
      <BackButton fallback="/" />
      <Invitation key={code} code={typedCode(code)} />
    </div>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const [welcome, setWelcome] = useState<{ readonly outcome: TeamJoined } & Welcoming>();
  const goOn = async () => {
    keepFamily();
    await team.askAgain();
    setWelcome(undefined);
  };
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const board = useBoard();
  const isClosed = isRegistrationClosed(board);
  const isMeanwhile = useClosedMeanwhile(code);
  const team = usePolledQuery(useCallback(() => invitedTeam(code), [code]));
  // If this fails, the code is loaded again when the form is sent.
  useEffect(() => onFirstPress(() => void fetchWelcome().catch(() => undefined)), []);
  if (welcome !== undefined) return <welcome.InvitationWelcome outcome={welcome.outcome} onAnother={goOn} />;
  const isWithoutCause = team.failure !== undefined && board.site === undefined && !board.hasFailed;
  if (team.isPending || isWithoutCause) {
    return (
      <>
        <h1 className={styles.title}>{words.page.invited}</h1>
        <PageLoading text={words.page.loading} isLong />
      </>
    );
  }
  if (team.failure !== undefined || team.answer === undefined) {
    if (verdictOf(team.failure) === undefined)
      return <InvitationFailed failure={team.failure} onRetry={team.askAgain} />;
    return (
      <Suspense fallback={<PageLoading text={words.page.loading} isLong />}>
        {isClosed ? <InvitationClosed isShown={false} /> : <InvitationInvalid />}
      </Suspense>
    );
  }
  const closedNotice = (
    <Suspense>
      <InvitationClosed isShown isMeanwhile={isMeanwhile} />
    </Suspense>
  );
  return (
    <>
      <h1 className={styles.title}>{words.page.invited}</h1>
      <TeamSummary team={team.answer} heading="h2" />
      {isClosed && !isMeanwhile && closedNotice}
      <div className={styles.form} hidden={isClosed && !isMeanwhile}>
        <JoinForm
          code={code}
          team={team.answer}
          invitedAs={search.get('as')}
          onClose={() => navigate('/')}
          needs={fetchWelcome}
          onRegistered={async (outcome) => setWelcome({ outcome, ...(await fetchWelcome()) })}
        />
      </div>
      {isMeanwhile && closedNotice}
    </>
  );
}

/** Message that the invitation could not be looked up, so that its validity is unknown. */
function InvitationFailed({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const { failed } = words.page;
  return (
    <section className={styles.state}>
      <h1 className={styles.title}>{failed.title}</h1>
      <LoadFailed sentence={failed.text} failure={failure} onRetry={onRetry} />
    </section>
  );
}
