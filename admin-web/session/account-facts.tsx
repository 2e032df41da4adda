import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { OwnAccount } from '../../domain/answer/session/own-account.ts';
import { roleNames } from '../../domain/session/role.ts';
import { roleChange } from '../../domain/use-case/session/account-form.ts';
import { ownAddressChange, ownName } from '../../domain/use-case/session/own-account.ts';
import { Section } from '../kit/section.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangeNameDialog } from './change-name-dialog.tsx';
import { changePassword } from './password-page.tsx';

/** Facts about one's own account, with the ways to change them. */
export function AccountFacts({ account }: { readonly account: OwnAccount }) {
  const [isOpen, setOpen] = useState<'name' | 'email'>();
  const client = useQueryClient();
  const close = () => setOpen(undefined);
  return (
    <Section title="Who you are here" actions={<Ways onOpen={setOpen} />}>
      <Facts account={account} />
      {isOpen === 'name' && <ChangeNameDialog name={account.name} onClose={close} />}
      {isOpen === 'email' && (
        <ChangeEmailDialog
          account={account}
          onClose={close}
          onChanged={(after) => client.setQueryData(['account'], after)}
        />
      )}
    </Section>
  );
}

function Ways({ onOpen }: { readonly onOpen: (way: 'name' | 'email') => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" onClick={() => onOpen('name')}>
        Change Name
      </Button>
      <Button variant="outlined" onClick={() => onOpen('email')}>
        Change Email
      </Button>
      <Button component={Link} to="/password" variant="outlined">
        {changePassword}
      </Button>
    </Box>
  );
}

function Facts({ account }: { readonly account: OwnAccount }) {
  const lines = [
    ['User name', account.username],
    [ownName.fields.name.label, account.name],
    [ownAddressChange.fields.email.label, account.email ?? 'None'],
    ...(account.newEmail === null
      ? []
      : [['New email', `${account.newEmail}, as soon as the letter there is opened`] as const]),
    [roleChange.fields.role.label, roleNames[account.role]],
  ] as const;
  return (
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
  );
}

const list = { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2.5, rowGap: 0.25, m: 0 } as const;
