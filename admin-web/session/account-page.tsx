import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { OwnAccount } from '../../domain/answer/session/own-account.ts';
import { roleNames } from '../../domain/session/role.ts';
import { ListFailedNote } from '../kit/list-states.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { Section } from '../kit/section.tsx';
import { accountCalls } from './account-calls.ts';
import { words } from './account-words.ts';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { words as sessionWords } from './words.ts';

/** What each organizer keeps of the own account: who one is, the second factor, and where one is signed in. */
export function AccountPage() {
  const { data, error } = useQuery({ queryKey: ['account'], queryFn: accountCalls.own });
  return (
    <>
      <PageHead title={words.title} />
      {error !== null && <ListFailedNote failure={error} />}
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        {data === undefined ? (
          <Skeleton variant="rounded" height={320} aria-label={words.loading} />
        ) : (
          <>
            <Facts account={data} />
            <SecondFactorSection account={data} />
          </>
        )}
        <OwnSessions />
      </Box>
    </>
  );
}

function Facts({ account }: { readonly account: OwnAccount }) {
  const { facts } = words;
  const lines = [
    [facts.username, account.username],
    [facts.name, account.name],
    [facts.email, account.email ?? facts.none],
    [facts.role, roleNames[account.role]],
  ] as const;
  return (
    <Section
      title={facts.title}
      actions={
        <Button component={Link} to="/password" variant="outlined">
          {sessionWords.password.title}
        </Button>
      }
    >
      <Box component="dl" sx={list}>
        {lines.map(([label, value]) => (
          <Fragment key={label}>
            <Typography component="dt" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Fragment>
        ))}
      </Box>
    </Section>
  );
}

const list = { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2.5, rowGap: 0.25, m: 0 } as const;
