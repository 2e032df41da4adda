import type { SpokenRemarks } from '../../form/form.ts';

/** What is answered instead of what was asked for, by every call in this one shape. */
export interface Refused {
  /** A sentence for whoever asked. */
  readonly message: string;
  /** By what the call is found in the log. */
  readonly requestId: string;
  /** What is wrong with each field, by its name. */
  readonly errors?: SpokenRemarks;
  /** The same call is carried out with `confirm: true`: what would follow is said in the message, and for programs in details. */
  readonly confirm?: true;
  /** What stands on file now, where somebody else has changed it since it was seen. */
  readonly current?: Current;
  /** What the sentence speaks of, for programs. */
  readonly details?: unknown;
}

/** The version that a change has to name now, and of a game its score. */
export interface Current {
  readonly version: number | string;
  readonly [field: string]: unknown;
}

/** What a refusal says, read from a body that may be anything; what is not of the shape is left out. */
export function refusalIn(body: unknown): Partial<Refused> {
  const { message, requestId, errors, confirm, current, details } = recordIn(body);
  return {
    ...(isSaid(message) && { message }),
    ...(isSaid(requestId) && { requestId }),
    ...(errors !== undefined && { errors: remarksIn(errors) }),
    ...(confirm === true && { confirm }),
    ...(isCurrent(current) && { current }),
    ...(details !== undefined && { details }),
  };
}

const isSaid = (value: unknown): value is string => typeof value === 'string' && value !== '';

function remarksIn(errors: unknown): SpokenRemarks {
  return Object.fromEntries(
    Object.entries(recordIn(errors)).filter((entry): entry is [string, string] => isSaid(entry[1])),
  );
}

/** Whether this names a version that stands on file. */
export function isCurrent(value: unknown): value is Current {
  return ['number', 'string'].includes(typeof recordIn(value).version);
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
