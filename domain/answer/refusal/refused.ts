import type { SpokenRemarks } from '../../rule/form/form.ts';

/** Error answer, in the same shape for every call. */
export interface Refused {
  /** Message for the person who made the call. */
  readonly message: string;
  /** Id of the call in the log. */
  readonly requestId: string;
  /** Errors by field. */
  readonly errors?: SpokenRemarks;
  /** Set when the call succeeds with `confirm: true`: the message states the consequences, and details has them for programs. */
  readonly confirm?: true;
  /** Present state on file, when somebody else has changed it since it was read. */
  readonly current?: Current;
  /** Data of the message, for programs. */
  readonly details?: unknown;
}

/** Version that a change must name now; for a game with its score. */
export interface Current {
  readonly version: number | string;
  readonly [field: string]: unknown;
}

/** Reads a refusal from an unknown body; parts of another shape are left out. */
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

/** Returns whether a body is an error answer of this server; the page of a network's login or of a proxy is none. */
export function isRefused(body: unknown): body is Refused {
  const { message, requestId } = refusalIn(body);
  return message !== undefined && requestId !== undefined;
}

const isSaid = (value: unknown): value is string => typeof value === 'string' && value !== '';

function remarksIn(errors: unknown): SpokenRemarks {
  return Object.fromEntries(
    Object.entries(recordIn(errors)).filter((entry): entry is [string, string] => isSaid(entry[1])),
  );
}

/** Returns whether a value names a version on file. */
export function isCurrent(value: unknown): value is Current {
  return ['number', 'string'].includes(typeof recordIn(value).version);
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
