import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { OwnAccount } from '../../domain/answer/session/own-account.ts';
import { Section } from '../kit/section.tsx';
import { shortDayOf } from '../time/eastern-time.ts';

import { words } from './account-words.ts';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';
import { SetUpFactorDialog } from './set-up-factor-dialog.tsx';

const said = words.factor;

/** Whether a second factor is asked for, and how that is changed. */
export function SecondFactorSection({ account }: { readonly account: OwnAccount }) {
  const [isOpen, setOpen] = useState<'set up' | 'remove'>();
  const { secondFactorSince, recoveryCodesLeft, isSecondFactorRequired } = account;
  const isOn = secondFactorSince !== null;
  const close = () => setOpen(undefined);
  return (
    <Section title={said.title} actions={<Way account={account} onOpen={setOpen} />}>
      {!isOn && isSecondFactorRequired && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {said.first}
        </Alert>
      )}
      <Typography>{isOn ? said.on(shortDayOf(secondFactorSince) ?? '', recoveryCodesLeft) : said.off}</Typography>
      {isOn && isSecondFactorRequired && <Typography color="text.secondary">{said.required}</Typography>}
      {isOpen === 'set up' && <SetUpFactorDialog onClose={close} />}
      {isOpen === 'remove' && <RemoveFactorDialog onClose={close} />}
    </Section>
  );
}

function Way({
  account: { secondFactorSince, isSecondFactorRequired },
  onOpen,
}: {
  readonly account: OwnAccount;
  readonly onOpen: (way: 'set up' | 'remove') => void;
}) {
  if (secondFactorSince === null)
    return (
      <Button variant="contained" onClick={() => onOpen('set up')}>
        {said.setUp}
      </Button>
    );
  if (isSecondFactorRequired) return null;
  return (
    <Button variant="outlined" onClick={() => onOpen('remove')}>
      {said.remove}
    </Button>
  );
}
