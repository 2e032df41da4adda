import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { ListedWebhook } from '../../domain/answer/webhook/listed-webhook.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

/** Tries a webhook out, switches it off or on, and deletes it after a question. */
export function WebhookActions() {
  const webhook = useRecordContext<ListedWebhook>();
  if (webhook === undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {webhook.offSince === null && <Test webhook={webhook} />}
      <Switch webhook={webhook} />
      <Delete webhook={webhook} />
    </Box>
  );
}

interface OfWebhook {
  readonly webhook: ListedWebhook;
}

function Test({ webhook: { id, url } }: OfWebhook) {
  const provider = useProvider();
  const { run, isBusy } = useChange(() => provider.testWebhook(id), words.test);
  return (
    <Button
      size="small"
      aria-disabled={isBusy}
      aria-label={`${words.test.action}: ${url}`}
      onClick={() => run(undefined)}
    >
      {words.test.action}
    </Button>
  );
}

function Switch({ webhook }: OfWebhook) {
  const records = useDataProvider();
  const isOn = webhook.offSince === null;
  const said = isOn ? words.switchOff : words.switchOn;
  const change = { id: webhook.id, data: { isOn: !isOn }, previousData: webhook };
  const { run, isBusy } = useChange(() => records.update('webhooks', change), said);
  return (
    <Button
      size="small"
      aria-disabled={isBusy}
      aria-label={`${said.action}: ${webhook.url}`}
      onClick={() => run(undefined)}
    >
      {said.action}
    </Button>
  );
}

function Delete({ webhook: { id, url } }: OfWebhook) {
  const records = useDataProvider();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { remove } = words;
  const { run, isBusy } = useChange(() => records.delete('webhooks', { id }), { ...remove, after: close });
  return (
    <>
      <Button size="small" aria-label={`${remove.action}: ${url}`} onClick={() => setAsking(true)}>
        {remove.action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={remove.title}
          confirm={remove.action}
          cancel={remove.cancel}
          isPending={isBusy}
          isFinal
          onConfirm={() => run(undefined)}
          onCancel={close}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{remove.text(url)}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
