import { useState } from 'react';
import { CheckboxGroupInput, CreateBase, TextInput } from 'react-admin';
import type { AddedWebhook } from '../../domain/answer/webhook/listed-webhook.ts';
import { webhookEventNames, webhookEvents } from '../../domain/rule/webhook/webhook.ts';
import { newWebhook } from '../../domain/use-case/webhook/webhook-form.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { onlyAnswers } from '../form/only-answers.ts';
import { OneTimeSecret } from '../kit/one-time-secret.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useOutcome } from '../kit/use-outcome.ts';
import { useWayBack } from '../kit/use-way-back.ts';

const choices = webhookEvents.map((id) => ({ id, name: webhookEventNames[id] }));

/** Dialog that adds a webhook and shows its secret once. */
export function NewWebhook() {
  const [added, setAdded] = useState<AddedWebhook>();
  const back = useWayBack();
  const { onError } = useOutcome<AddedWebhook>({ done: 'Webhook added', failed: 'Failed to add the webhook' });
  if (added !== undefined)
    return (
      <OneTimeSecret
        said={{
          title: 'Your signing secret',
          once: 'With it the other site checks that a message is ours. It is shown now and never again.',
          label: 'Signing secret',
          copy: 'Copy Secret',
          copied: 'The secret is copied',
          notCopied: 'Could not copy: please select the secret',
          close: 'I Have Kept It',
        }}
        of={added.url}
        secret={added.secret}
        onClose={back}
      />
    );
  return (
    <CreateBase<AddedWebhook>
      redirect={false}
      mutationOptions={{ onSuccess: setAdded, onError }}
      transform={onlyAnswers(newWebhook)}
    >
      <PageDialog
        title="Add a webhook"
        remark="An address of the public internet that takes what happens, signed after Standard Webhooks."
        onClose={back}
      >
        <DomainForm form={newWebhook} submit="Add" defaultValues={{ events: [...webhookEvents] }}>
          <TextInput source="url" label={newWebhook.fields.url.label} type="url" autoComplete="off" isRequired />
          <CheckboxGroupInput
            source="events"
            label="Tell it of"
            choices={choices}
            translateChoice={false}
            row={false}
          />
        </DomainForm>
      </PageDialog>
    </CreateBase>
  );
}
