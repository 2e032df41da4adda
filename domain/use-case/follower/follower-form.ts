import { type Answers, form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';

const endpoint = text({ label: 'Endpoint', max: [1000, 'Endpoint must be less than 1000 characters'] });

/** Form for a browser's subscription: PushSubscription.toJSON(), its keys beside its endpoint. */
export const newFollower = form({
  endpoint,
  p256dh: text({ label: 'Public key', max: [100, 'Public key must be less than 100 characters'] }),
  auth: text({ label: 'Shared secret', max: [40, 'Shared secret must be less than 40 characters'] }),
});

export type NewFollower = Answers<typeof newFollower>;

/** Form for a browser that stops following. */
export const formerFollower = form({ endpoint });
