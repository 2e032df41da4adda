import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { OwnAccount } from '../../domain/answer/organizer/own-account.ts';
import { SecondFactorSection } from '../access/second-factor-section.tsx';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { ask } from '../transport/call.ts';
import { AccountFacts } from './account-facts.tsx';

export const accountTitle = 'My Account';

/** Page of one's own account: facts, second factor, and the way out everywhere. */
export function AccountPage() {
  const { data, error } = useQuery({ queryKey: ['account'], queryFn: ownAccount });
  return (
    <>
      <PageHead title={accountTitle} />
      {error !== null && <FetchFailed title="Failed to fetch the account" failure={error} />}
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        {data === undefined ? (
          <Skeleton role="progressbar" variant="rounded" height={320} aria-label="Loading your account…" />
        ) : (
          <>
            <AccountFacts account={data} />
            <SecondFactorSection account={data} />
          </>
        )}
      </Box>
    </>
  );
}

const ownAccount = () => ask<OwnAccount>('/api/admin/account');
