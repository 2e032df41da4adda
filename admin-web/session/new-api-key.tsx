import { useState } from 'react';
import { CheckboxGroupInput, CreateBase, PasswordInput, TextInput } from 'react-admin';
import type { MadeApiKey } from '../../domain/answer/session/listed-api-key.ts';
import { scopeNames, scopes } from '../../domain/session/api-key.ts';
import { newApiKey } from '../../domain/use-case/session/api-key-form.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { onlyAnswers } from '../form/only-answers.ts';
import { PageDialog } from '../kit/page-dialog.tsx';
import { ShownOnce } from '../kit/shown-once.tsx';
import { useOutcome } from '../kit/use-outcome.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { words } from './api-key-words.ts';

const said = words.make;
const { name, currentPassword } = newApiKey.fields;
const choices = scopes.map((id) => ({ id, name: scopeNames[id] }));

/** Makes a key, and then shows it once. */
export function NewApiKey() {
  const [made, setMade] = useState<MadeApiKey>();
  const back = useWayBack();
  const { onError } = useOutcome<MadeApiKey>(said);
  if (made !== undefined) return <ShownOnce said={words.made} of={made.name} secret={made.key} onClose={back} />;
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
