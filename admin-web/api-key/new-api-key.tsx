import { useState } from 'react';
import { CheckboxGroupInput, CreateBase, PasswordInput, TextInput } from 'react-admin';
import type { MadeApiKey } from '../../domain/answer/api-key/listed-api-key.ts';
import { scopeNames, scopes } from '../../domain/rule/api-key/api-key.ts';
import { newApiKey } from '../../domain/use-case/api-key/api-key-form.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { onlyAnswers } from '../form/only-answers.ts';
import { OneTimeSecret } from '../kit/one-time-secret.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useOutcome } from '../kit/use-outcome.ts';
import { useWayBack } from '../kit/use-way-back.ts';

const { name, currentPassword } = newApiKey.fields;
const choices = scopes.map((id) => ({ id, name: scopeNames[id] }));

/** Dialog that creates an API key and shows it once. */
export function NewApiKey() {
  const [made, setMade] = useState<MadeApiKey>();
  const back = useWayBack();
  const { onError } = useOutcome<MadeApiKey>({ done: 'The key is made', failed: 'Failed to make the key' });
  if (made !== undefined)
    return (
      <OneTimeSecret
        said={{
          title: 'Your new API key',
          once: 'It is shown now and never again. Whoever has it can do what you chose, in your name.',
          label: 'API key',
          copy: 'Copy Key',
          copied: 'The key is copied',
          notCopied: 'Could not copy: please select the key',
          close: 'I Have Kept It',
        }}
        of={made.name}
        secret={made.key}
        onClose={back}
      />
    );
  return (
    <CreateBase<MadeApiKey>
      redirect={false}
      mutationOptions={{ onSuccess: setMade, onError }}
      transform={onlyAnswers(newApiKey)}
    >
      <PageDialog title="Make an API key" remark="For one program, so that you can revoke it alone." onClose={back}>
        <DomainForm form={newApiKey} submit="Make" defaultValues={{ scopes: ['read:public'] }}>
          <TextInput source="name" label={name.label} autoComplete="off" isRequired />
          <CheckboxGroupInput
            source="scopes"
            label={newApiKey.fields.scopes.label}
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
