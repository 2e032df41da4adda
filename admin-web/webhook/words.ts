import { newWebhook } from '../../domain/use-case/webhook/webhook-form.ts';

/** Every sentence about the other sites that are told what happens. */
export const words = {
  title: 'Webhooks',
  count: (webhooks: number) => (webhooks === 1 ? '1 webhook' : `${webhooks.toLocaleString('en-US')} webhooks`),
  searchHint: 'Address or organizer',
  loading: 'Loading the webhooks…',
  failed: 'Failed to fetch the webhooks',
  none: {
    title: 'No webhooks yet',
    text: 'A webhook tells another site what happens here: who registered, what was paid, scores and results, in numbers and without names.',
  },
  columns: {
    url: newWebhook.fields.url.label,
    events: 'Told of',
    state: 'State',
    lastSent: 'Last told',
    actions: 'Actions',
  },
  newest: 'Newest first',
  never: 'Never',
  state: {
    on: 'On',
    failing: (since: string) => `Failing since ${since}`,
    off: (since: string) => `Off since ${since}`,
    waiting: (events: number) => (events === 1 ? '1 event waits' : `${events.toLocaleString('en-US')} events wait`),
  },
  add: {
    action: 'Add webhook',
    title: 'Add a webhook',
    text: 'An address of the public internet that takes what happens, signed after Standard Webhooks.',
    events: 'Tell it of',
    submit: 'Add',
    done: 'Webhook added',
    failed: 'Failed to add the webhook',
  },
  secret: {
    title: 'Your signing secret',
    once: 'With it the other site checks that a message is ours. It is shown now and never again.',
    label: 'Signing secret',
    copy: 'Copy Secret',
    copied: 'The secret is copied',
    notCopied: 'Could not copy: please select the secret',
    close: 'I Have Kept It',
  },
  test: { action: 'Test', done: 'The test is on its way', failed: 'Failed to send the test' },
  switchOff: { action: 'Switch off', done: 'Webhook switched off', failed: 'Failed to switch the webhook off' },
  switchOn: { action: 'Switch on', done: 'Webhook switched on', failed: 'Failed to switch the webhook on' },
  remove: {
    action: 'Delete',
    title: 'Delete this webhook?',
    text: (url: string) => `${url} is told nothing more, and what it was told is forgotten here.`,
    cancel: 'Cancel',
    done: 'Webhook deleted',
    failed: 'Failed to delete the webhook',
  },
  told: 'What was told',
} as const;

/** Every sentence about what other sites were told. */
export const deliveryWords = {
  title: 'Webhook Events',
  count: (events: number) => (events === 1 ? '1 event' : `${events.toLocaleString('en-US')} events`),
  searchHint: 'Address or event',
  loading: 'Loading the events…',
  failed: 'Failed to fetch the events',
  none: { title: 'Nothing told yet', text: 'What webhooks were told stands here, with every attempt.' },
  columns: {
    event: 'Event',
    url: newWebhook.fields.url.label,
    state: 'State',
    attempts: 'Attempts',
    createdAt: 'Happened',
    sentAt: 'Taken',
    actions: 'Actions',
  },
  newest: 'Newest first',
  states: { waiting: 'Waiting', sent: 'Taken', dead: 'Given up' },
  filter: { label: 'State', all: 'All states' },
  next: (when: string) => `Next attempt ${when}`,
  again: { action: 'Send again', done: 'The event is on its way again', failed: 'Failed to send the event again' },
} as const;
