import { useState } from 'react';
import { CheckboxGroupInput, CreateBase, TextInput } from 'react-admin';
import type { AddedWebhook } from '../../domain/answer/webhook/listed-webhook.ts';
import { newWebhook } from '../../domain/use-case/webhook/webhook-form.ts';
import { webhookEventNames, webhookEvents } from '../../domain/webhook/webhook.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { onlyAnswers } from '../form/only-answers.ts';
import { PageDialog } from '../kit/page-dialog.tsx';
import { ShownOnce } from '../kit/shown-once.tsx';
import { useOutcome } from '../kit/use-outcome.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { words } from './words.ts';

const said = words.add;
const choices = webhookEvents.map((id) => ({ id, name: webhookEventNames[id] }));

/** Adds a webhook, and then shows its secret once. */
export function NewWebhook() {
  const [added, setAdded] = useState<AddedWebhook>();
  const back = useWayBack();
  const { onError } = useOutcome<AddedWebhook>(said);
  if (added !== undefined) return <ShownOnce said={words.secret} of={added.url} secret={added.secret} onClose={back} />;
  return (
    <CreateBase<AddedWebhook>
      redirect={false}
      mutationOptions={{ onSuccess: setAdded, onError }}
      transform={onlyAnswers(newWebhook)}
    >
      <PageDialog title={said.title} remark={said.text} onClose={back}>
        <DomainForm form={newWebhook} submit={said.submit} defaultValues={{ events: [...webhookEvents] }}>
          <TextInput source="url" label={newWebhook.fields.url.label} type="url" autoComplete="off" isRequired />
          <CheckboxGroupInput
            source="events"
            label={said.events}
            choices={choices}
            translateChoice={false}
            row={false}
          />
        </DomainForm>
      </PageDialog>
    </CreateBase>
  );
}
