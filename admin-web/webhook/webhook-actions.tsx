import { Box, Button, Typography } from '@mui/material';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { ListedWebhook } from '../../domain/answer/webhook/listed-webhook.ts';
import { AskedButton } from '../kit/change-question.tsx';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';

/** Actions on a webhook: test, switch on or off, and delete after a confirmation. */
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
  const { run, isBusy } = useChange(() => testWebhook(id), {
    done: 'The test is on its way',
    failed: 'Failed to send the test',
  });
  return (
    <Button size="small" aria-disabled={isBusy} aria-label={`Test: ${url}`} onClick={() => run()}>
      Test
    </Button>
  );
}

function Switch({ webhook }: OfWebhook) {
  const records = useDataProvider();
  const isOn = webhook.offSince === null;
  const said = isOn ? switchOff : switchOn;
  const change = { id: webhook.id, data: { isOn: !isOn }, previousData: webhook };
  const { run, isBusy } = useChange(() => records.update('webhooks', change), said);
  return (
    <Button size="small" aria-disabled={isBusy} aria-label={`${said.action}: ${webhook.url}`} onClick={() => run()}>
      {said.action}
    </Button>
  );
}

function Delete({ webhook: { id, url } }: OfWebhook) {
  const records = useDataProvider();
  return (
    <AskedButton
      action="Delete"
      of={url}
      title="Delete this webhook?"
      change={() => records.delete('webhooks', { id })}
      done="Webhook deleted"
      failed="Failed to delete the webhook"
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {url} is told nothing more, and what it was told is forgotten here.
      </Typography>
    </AskedButton>
  );
}

const switchOff = { action: 'Switch off', done: 'Webhook switched off', failed: 'Failed to switch the webhook off' };

const switchOn = { action: 'Switch on', done: 'Webhook switched on', failed: 'Failed to switch the webhook on' };

const testWebhook = (id: number) => send('POST', `/api/admin/webhooks/${id}/test`, {});
