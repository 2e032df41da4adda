import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { AccessExpiredDialog } from '../kit/access-expired.tsx';
import { ForgetDevice } from '../kit/forget-device.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { verdictOf } from '../transport/call-failed.ts';
import { captainRight, captainsTeam } from './captain-calls.ts';
import { CaptainCode } from './captain-code.tsx';
import { CaptainFailed } from './captain-failed.tsx';
import { CaptainHandedOver } from './captain-handed-over.tsx';
import { CaptainHead } from './captain-head.tsx';
import { CaptainInvitations } from './captain-invitations.tsx';
import { CaptainLinkForm, CaptainLinkRequest } from './captain-link-form.tsx';
import styles from './captain-page.module.css';
import { CaptainRequests } from './captain-requests.tsx';
import { CaptainRoster } from './captain-roster.tsx';
import { CaptainSettings } from './captain-settings.tsx';
import { CaptainWithdrawal } from './captain-withdrawal.tsx';
import { CaptainWithdrawn } from './captain-withdrawn.tsx';
import { words } from './captain-words.ts';

/** Page of one team for its captain, or the contact that an organizer wrote. */
export function CaptainPage() {
  const { id = '' } = useParams();
  return <Led key={id} id={Number(id)} />;
}

function Led({ id }: { readonly id: number }) {
  const [changed, setChanged] = useState<CaptainsTeam>();
  const [captain, setCaptain] = useState<string>();
  const navigate = useNavigate();
  const asked = useQuery({ queryKey: ['captain', id], queryFn: () => captainsTeam(id), gcTime: 0 });
  if (asked.isPending) return <PageLoading text={words.loading} />;
  if (asked.isError && asked.data === undefined) {
    if (verdictOf(asked.error) !== undefined) return <CaptainLinkForm {...words.away} />;
    return <CaptainFailed failure={asked.error} onRetry={() => void asked.refetch()} />;
  }
  const team = changed ?? asked.data;
  if (captain !== undefined) return <CaptainHandedOver team={team.name} captain={captain} />;
  if (team.withdrawn) return <CaptainWithdrawn team={team} />;
  return (
    <>
      <CaptainHead team={team} />
      <div className={styles.parts}>
        <CaptainRoster team={team} onChange={setChanged} onHandedOver={setCaptain} />
        <CaptainRequests team={team} onChange={setChanged} />
        <CaptainCode team={team} onChange={setChanged} />
        <CaptainInvitations team={team} onChange={setChanged} />
        <CaptainSettings team={team} onChange={setChanged} />
        <CaptainWithdrawal team={team} onChange={setChanged} />
        <ForgetDevice onForgotten={() => void navigate('/captain', { replace: true })} />
      </div>
      <AccessExpiredDialog right={captainRight} {...words.ended}>
        <CaptainLinkRequest />
      </AccessExpiredDialog>
    </>
  );
}
