import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Form } from 'react-admin';
import type { OwnAccount } from '../../domain/answer/organizer/own-account.ts';
import { codeEntry } from '../../domain/use-case/access/second-factor-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { shortDayOf } from '../time/eastern-time.ts';
import { send } from '../transport/call.ts';
import { CodeInput } from './code-input.tsx';
import { SetUpFactorDialog } from './set-up-factor-dialog.tsx';

/** State of the second factor, with the ways to change it. */
export function SecondFactorSection({ account }: { readonly account: OwnAccount }) {
  const [isOpen, setOpen] = useState<'set up' | 'remove'>();
  const { secondFactorSince, recoveryCodesLeft, isSecondFactorRequired } = account;
  const isOn = secondFactorSince !== null;
  const close = () => setOpen(undefined);
  return (
    <Section title="Second factor" actions={<Way account={account} onOpen={setOpen} />}>
      {!isOn && isSecondFactorRequired && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          The owners of the site require a second factor. Set it up to go on.
        </Alert>
      )}
      <Typography>
        {isOn
          ? setUpSince(shortDayOf(secondFactorSince) ?? '', recoveryCodesLeft)
          : 'Your password alone signs you in. With a second factor, a code from an authenticator app on your phone is asked for too.'}
      </Typography>
      {isOn && isSecondFactorRequired && (
        <Typography color="text.secondary">The owners of the site require it.</Typography>
      )}
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
        Set Up
      </Button>
    );
  if (isSecondFactorRequired) return null;
  return (
    <Button variant="outlined" onClick={() => onOpen('remove')}>
      Remove
    </Button>
  );
}

const setUpSince = (day: string, left: number) =>
  `Set up since ${day}. ${left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.`;

/** Dialog that removes the second factor after a code was entered. */
function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { run, isBusy } = useChange(removeSecondFactor, {
    done: 'Second factor removed',
    failed: 'Failed to remove the second factor',
    after: onClose,
  });
  return (
    <PageDialog title="Remove the second factor?" onClose={onClose} width="xs">
      <Typography>
        Your password alone signs you in again. Enter a code of the app, or a recovery code, to show that it is you.
      </Typography>
      <Form
        onSubmit={(sheet: Readonly<Record<string, unknown>>) => run(String(sheet.code ?? ''))}
        validate={complaintsOf(codeEntry)}
        mode="onTouched"
        noValidate
        disableInvalidFormNotification
      >
        <CodeInput label={codeEntry.fields.code.label} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="contained" color="error" aria-disabled={isBusy}>
            Remove
          </Button>
        </DialogActions>
      </Form>
    </PageDialog>
  );
}

const removeSecondFactor = (code: string) => send('POST', '/api/admin/account/second-factor/removal', { code });
