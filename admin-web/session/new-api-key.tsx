import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { CheckboxGroupInput, CreateBase, PasswordInput, TextInput } from 'react-admin';
import { scopeNames, scopes } from '../../domain/session/api-key.ts';
import { newApiKey } from '../../domain/use-case/session/api-key-form.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { onlyAnswers } from '../form/only-answers.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useOutcome } from '../kit/use-outcome.ts';
import { useToast } from '../kit/use-toast.tsx';
import { useWayBack } from '../kit/use-way-back.ts';
import { words } from './api-key-words.ts';
import type { MadeApiKey } from './listed-api-key.ts';

const said = words.make;
const { name, currentPassword } = newApiKey.fields;
const choices = scopes.map((id) => ({ id, name: scopeNames[id] }));

/** Makes a key, and then shows it once. */
export function NewApiKey() {
  const [made, setMade] = useState<MadeApiKey>();
  const back = useWayBack();
  const { onError } = useOutcome<MadeApiKey>(said);
  if (made !== undefined) return <Made made={made} onClose={back} />;
  return (
    <CreateBase<MadeApiKey>
      redirect={false}
      mutationOptions={{ onSuccess: setMade, onError }}
      transform={onlyAnswers(newApiKey)}
    >
      <PageDialog title={said.title} remark={said.text} onClose={back}>
        <DomainForm form={newApiKey} submit={said.submit} defaultValues={{ scopes: ['read:public'] }}>
          <TextInput source="name" label={name.label} autoComplete="off" isRequired />
          <CheckboxGroupInput
            source="scopes"
            label={said.scopes}
            choices={choices}
            translateChoice={false}
            row={false}
          />
          <PasswordInput
            source="currentPassword"
            label={currentPassword.label}
            autoComplete="current-password"
            isRequired
          />
        </DomainForm>
      </PageDialog>
    </CreateBase>
  );
}

function Made({ made, onClose }: { readonly made: MadeApiKey; readonly onClose: () => void }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(made.key).then(
      () => toast('good', words.made.copied, made.name),
      () => toast('alarm', words.made.notCopied),
    );
  return (
    <PageDialog title={words.made.title} remark={made.name} onClose={onClose}>
      <Typography sx={{ mb: 2 }}>{words.made.once}</Typography>
      <TextField
        fullWidth
        label={words.made.label}
        value={made.key}
        multiline
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <DialogActions onCancel={onClose} cancel={words.made.close}>
        <Button variant="contained" onClick={copy}>
          {words.made.copy}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
