import { switched } from '../../rule/form/agreement.ts';
import { choice } from '../../rule/form/choice.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { list } from '../../rule/form/list.ts';
import { text } from '../../rule/form/text.ts';
import { said } from '../../rule/language/sentence.ts';
import { webhookEventNames, webhookEvents } from '../../rule/webhook/webhook.ts';

/** Form for a new webhook: its address and its events. */
export const newWebhook = form({
  url: text({
    label: 'Address',
    missing: 'Please enter an address that begins with https://',
    max: [500, 'Address must be less than 500 characters'],
  }),
  events: list(
    choice(
      'Event',
      webhookEvents.map((value) => ({ value, label: webhookEventNames[value] })),
      said('An event is one of {webhookEvents}', { webhookEvents: webhookEvents.join(', ') }),
    ),
    {
      label: 'Events',
      most: webhookEvents.length,
      message: said('Events are a list of at most {webhookEvents}', { webhookEvents: webhookEvents.length }),
    },
  ),
});

export type NewWebhookAnswers = Answers<typeof newWebhook>;

/** Form for switching a webhook on or off. */
export const webhookSwitch = form({ isOn: switched('Switched on') });
