import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { typedCode } from '../../domain/use-case/invitation/typed-code.ts';
import { keepFamily } from '../form/family.ts';
import { BackButton } from '../kit/back-button.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import type { TeamJoined } from '../registration/outcome.ts';
import { useBoard } from '../site/board.ts';
import { words as site } from '../site/words.ts';
import { isRegistrationClosed } from '../tournament/open-tournaments.ts';
import { CallFailed } from '../transport/call-failed.ts';
import { Queries } from '../transport/queries.tsx';
import { InvitationClosed } from './invitation-closed.tsx';
import { InvitationFailed } from './invitation-failed.tsx';
import { InvitationInvalid } from './invitation-invalid.tsx';
import styles from './invitation-page.module.css';
import { InvitationWelcome } from './invitation-welcome.tsx';
import { invitedTeam } from './invited-team.ts';
import { JoinForm } from './join-form.tsx';
import { TeamSummary } from './team-summary.tsx';
import { words } from './words.ts';

/** The page behind an invitation link. */
export function InvitationPage() {
  const { code = '' } = useParams();
  return (
    <div className={styles.page}>
      <title>{`${words.page.title} · ${site.brand}`}</title>
      <BackButton fallback="/" />
      <Queries>
        <Invitation key={code} code={typedCode(code)} />
      </Queries>
    </div>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const [welcome, setWelcome] = useState<TeamJoined>();
  const goOn = async () => {
    keepFamily();
    await team.refetch();
    setWelcome(undefined);
  };
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const board = useBoard();
  const isClosed = isRegistrationClosed(board);
  const team = useQuery({ queryKey: ['invitation', code], queryFn: () => invitedTeam(code), gcTime: 0 });
  if (welcome !== undefined) return <InvitationWelcome outcome={welcome} onAnother={goOn} />;
  const isWithoutCause = team.isError && board.site === undefined && !board.hasFailed;
  if (team.isPending || isWithoutCause) {
    return (
      <>
        <h1 className={styles.title}>{words.page.invited}</h1>
        <PageLoading text={words.page.loading} isLong />
      </>
    );
  }
  if (team.isError) {
    const isInvalid = team.error instanceof CallFailed && team.error.status < 500;
    if (!isInvalid) return <InvitationFailed onRetry={() => team.refetch()} />;
    return isClosed ? <InvitationClosed isShown={false} /> : <InvitationInvalid />;
  }
  return (
    <>
      <h1 className={styles.title}>{words.page.invited}</h1>
      <TeamSummary team={team.data} heading="h2" />
      {isClosed && <InvitationClosed isShown />}
      <div className={styles.form} hidden={isClosed}>
        <JoinForm
          code={code}
          team={team.data}
          invitedAs={search.get('as')}
          onClose={() => navigate('/')}
          onRegistered={setWelcome}
        />
      </div>
    </>
  );
}
