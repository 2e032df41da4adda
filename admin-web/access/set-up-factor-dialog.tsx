import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Form, PasswordInput } from 'react-admin';
import type { BegunFactor, RecoveryCodes as NewCodes } from '../../domain/answer/organizer/own-account.ts';
import { codeEntry, passwordAgain } from '../../domain/use-case/access/second-factor-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { QrCode } from '../kit/qr-code.tsx';
import { useChange } from '../kit/use-change.ts';
import { useToast } from '../kit/use-toast.tsx';
import { send } from '../transport/call.ts';
import { hasRemarks, remarksOf, sentenceOf } from '../transport/failure.ts';
import { CodeInput } from './code-input.tsx';

type Sheet = Readonly<Record<string, unknown>>;

/** Dialog that sets up a second factor: password, first code of the app, and then the recovery codes, once. */
export function SetUpFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const [begun, setBegun] = useState<BegunFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const toast = useToast();
  const confirmation = useChange(confirmSecondFactor, {
    done: 'Second factor set up',
    failed: 'Failed to set up the second factor',
    after: setCodes,
  });
  const begin = (sheet: Sheet) =>
    remarked(
      async () => setBegun(await beginSecondFactor(String(sheet.currentPassword))),
      (sentence) => toast('alarm', 'Failed to begin', sentence),
    );
  const confirm = (sheet: Sheet) => confirmation.run(String(sheet.code ?? ''));
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (begun === undefined)
    return (
      <Step
        title={setUpTitle}
        text="First, your password once more."
        submit="Next"
        onClose={onClose}
        onSubmit={begin}
        check={complaintsOf(passwordAgain)}
      >
        <PasswordInput
          source="currentPassword"
          label={passwordAgain.fields.currentPassword.label}
          autoComplete="current-password"
          autoFocus
          isRequired
        />
      </Step>
    );
  return (
    <Step
      key="code"
      title={setUpTitle}
      text="Scan this with an authenticator app, or type the key into it. Then enter the code that the app shows."
      submit="Confirm"
      onClose={onClose}
      onSubmit={confirm}
      check={complaintsOf(codeEntry)}
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, my: 1.5 }}>
        <Box sx={{ width: 208 }}>
          <QrCode text={begun.address} label="The key as a picture for an authenticator app" />
        </Box>
        <Typography color="text.secondary">Key</Typography>
        <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', textAlign: 'center' }}>
          {begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Typography>
      </Box>
      <CodeInput label={codeEntry.fields.code.label} />
    </Step>
  );
}

function Step({
  title,
  text,
  submit,
  check,
  children,
  onSubmit,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly check: (sheet: Sheet) => Sheet;
  readonly children: ReactNode;
  readonly onSubmit: (sheet: Sheet) => unknown;
  readonly onClose: () => void;
}) {
  return (
    <PageDialog title={title} onClose={onClose} width="xs">
      <Typography sx={{ mb: 0.5 }}>{text}</Typography>
      <Form onSubmit={onSubmit} validate={check} mode="onTouched" noValidate disableInvalidFormNotification>
        {children}
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="contained" size="large">
            {submit}
          </Button>
        </DialogActions>
      </Form>
    </PageDialog>
  );
}

/** Returns the remarks of a refusal on single inputs, and reports any other failure. */
async function remarked(work: () => Promise<void>, say: (sentence: string | undefined) => void) {
  try {
    await work();
  } catch (failure) {
    if (hasRemarks(failure)) return remarksOf(failure);
    say(sentenceOf(failure));
  }
  return undefined;
}

const setUpTitle = 'Set up a second factor';

const beginSecondFactor = (currentPassword: string) =>
  send<BegunFactor>('POST', '/api/admin/account/second-factor', { currentPassword });

const confirmSecondFactor = async (code: string) =>
  (await send<NewCodes>('POST', '/api/admin/account/second-factor/confirmation', { code })).recoveryCodes;

/** Dialog with the recovery codes for a lost phone, shown once and closed explicitly. */
function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast('good', 'Codes copied'),
      () => toast('alarm', 'Could not copy: please write them down'),
    );
  return (
    <PageDialog title="Your recovery codes" onClose={onClose} width="xs">
      <Typography>
        Keep these where you find them without your phone. Each signs you in once instead of a code. They are shown this
        one time.
      </Typography>
      <Box component="ol" sx={list}>
        {codes.map((code) => (
          <Box component="li" key={code}>
            {code}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={onClose}>
          I Have Kept Them
        </Button>
        <Button variant="outlined" onClick={copy}>
          Copy Codes
        </Button>
      </Box>
    </PageDialog>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 3,
  rowGap: 0.5,
  my: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  fontFamily: 'monospace',
  fontSize: '1.125rem',
  listStyle: 'none',
} as const;
