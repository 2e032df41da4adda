import type { OpenAPIObject } from '@nestjs/swagger';
import { type EventFieldType, eventFields } from '../../domain/answer/webhook/webhook-event-fields.ts';
import { webhookEventNames, webhookEvents } from '../../domain/rule/webhook/webhook.ts';
import type { Schema } from './described-answers.ts';

/** Adds the webhook events to the document, in the form of OpenAPI 3.1. */
export function withWebhooks(document: OpenAPIObject): OpenAPIObject {
  const webhooks = Object.fromEntries(
    webhookEvents.map((event) => [
      event,
      {
        post: {
          summary: webhookEventNames[event],
          security: [],
          operationId: `webhook_${event.replace('.', '_')}`,
          parameters: headers,
          requestBody: { required: true, content: { 'application/json': { schema: told(event) } } },
          responses: { '2XX': { description: 'Taken. Anything else is sent again, ever more rarely, for two days.' } },
        },
      },
    ]),
  );
  return Object.assign(document, { webhooks });
}

function told(event: keyof typeof eventFields): Schema {
  const fields = eventFields[event];
  return {
    type: 'object',
    properties: {
      type: { type: 'string', enum: [event] },
      timestamp: { type: 'string', format: 'date-time' },
      data: {
        type: 'object',
        properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shape(field)])),
        required: Object.keys(fields),
      },
    },
    required: ['type', 'timestamp', 'data'],
  };
}

/** Returns the schema of a webhook field; null is a type there, which the framework's types do not know yet. */
function shape(field: EventFieldType): Schema {
  const shapes: Readonly<Record<EventFieldType, object>> = {
    integer: { type: 'integer' },
    'integer?': { type: ['integer', 'null'] },
    'integers?': { type: ['array', 'null'], items: { type: 'integer' } },
    'yes or no': { type: 'boolean' },
    text: { type: 'string' },
    'text?': { type: ['string', 'null'] },
  };
  return shapes[field] as Schema;
}

/** Headers of a webhook call (Standard Webhooks). */
const headers = [
  ['User-Agent', 'GoldenGoal/1.0.0 (+https://...): the version of the product, and the site that sends it'],
  ['webhook-id', 'The same for an event that comes again'],
  ['webhook-timestamp', 'When it is sent, in seconds'],
  ['webhook-signature', 'What the secret of the webhook checks'],
].map(([name = '', description = '']) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
}));
