import { Button } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { Form, PasswordInput } from 'react-admin';
import type { ProofQuestion } from '../../domain/rule/access/recent-proof.ts';
import { recentProof } from '../../domain/use-case/access/second-factor-form.ts';
import { complaintsOf, type Entered } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useToast } from '../kit/use-toast.tsx';
import { send } from '../transport/call.ts';
import { hasRemarks, remarksOf, sentenceOf } from '../transport/failure.ts';
import { proofQuestion } from '../transport/proof-question.ts';
import { CodeInput } from './code-input.tsx';
import { codeHint, codeLabel } from './sign-in-form.tsx';

/** Dialog that asks for the password, and a code if there is a second factor, before a waiting call goes on. */
export function ProofDialog() {
  const asked = useSyncExternalStore(proofQuestion.subscribe, proofQuestion.asked);
  return asked === undefined ? null : <ProofForm asked={asked} />;
}

function ProofForm({ asked }: { readonly asked: ProofQuestion }) {
  const { isCodeAsked, submit, close } = useProof(asked);
  return (
    <PageDialog
      title="Is it still you?"
      remark="This makes or shows access to the site, or leads families elsewhere. Your password once more, and it is done; it is not asked for again for ten minutes."
      onClose={close}
      width="xs"
    >
      <Form
        onSubmit={submit}
        validate={complaintsOf(recentProof)}
        mode="onTouched"
        noValidate
        disableInvalidFormNotification
      >
        <PasswordInput
          source="currentPassword"
          label={recentProof.fields.currentPassword.label}
          autoComplete="current-password"
          autoFocus
          isRequired
          helperText={false}
        />
        {isCodeAsked && <CodeInput label={codeLabel} hint={codeHint} isFirst={false} />}
        <DialogActions onCancel={close}>
          <Button type="submit" variant="contained" size="large">
            Go On
          </Button>
        </DialogActions>
      </Form>
    </PageDialog>
  );
}

function useProof(asked: ProofQuestion) {
  const toast = useToast();
  const submit = async (answers: Readonly<Record<string, unknown>>) => {
    try {
      await prove(answers);
      proofQuestion.answer(true);
    } catch (failure) {
      if (hasRemarks(failure)) return remarksOf(failure);
      toast('alarm', 'Failed to check your password', sentenceOf(failure));
    }
    return undefined;
  };
  return { isCodeAsked: asked === 'password and code', submit, close: () => proofQuestion.answer(false) };
}

const prove = (answers: Entered<typeof recentProof>) => send('POST', '/api/admin/account/proof', answers);
