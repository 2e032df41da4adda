import type { App } from '../journey/app.ts';
import { type Answer, json, type Refused, type Visitor } from '../journey/visitor.ts';
import { documentAt, findCallIn } from './called.ts';
import { type ApiDocument, operationsOf } from './operations.ts';

/** What was sent in a call and what came back, as a reader of the document sees it. */
export interface Example {
  readonly body?: unknown;
  readonly answer: unknown;
}

/** Keeps the first call of each operation that went well, by its name: `POST /api/teams`. */
export class Examples {
  private readonly noted = new Map<string, Example>();

  /** The calls that went wrong, which none of the journey may. */
  readonly refused: string[] = [];

  private readonly callAt: ReturnType<typeof findCallIn>;

  private constructor(private readonly document: ApiDocument) {
    this.callAt = findCallIn(document);
  }

  static async at(app: App): Promise<Examples> {
    return new Examples(await documentAt(app.products[0].url));
  }

  /** What can be read without naming anything in the address. */
  get plainReads(): readonly string[] {
    const reads = operationsOf(this.document).filter(({ method, path }) => method === 'GET' && !path.includes('{'));
    return reads.map(({ path }) => path);
  }

  /** A device whose calls are kept. */
  shownBy(device: Visitor): Visitor {
    const call = async <Body = Refused>(path: string, request: RequestInit): Promise<Answer<Body>> => {
      const answer = await device.call<Body>(path, request);
      const sent = typeof request.body === 'string' ? JSON.parse(request.body) : undefined;
      const method = request.method ?? 'GET';
      if (answer.status < 300) this.note(method, path, sent, answer.body);
      else this.refused.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer;
    };
    return {
      call,
      get: (path) => call(path, {}),
      post: (path, body) => call(path, json('POST', body)),
      put: (path, body) => call(path, json('PUT', body)),
    };
  }

  note(method: string, path: string, sent: unknown, answer: unknown): void {
    const operation = this.callAt(method, path);
    if (operation === undefined || this.noted.has(operation.name)) return;
    const body = operation.body === undefined ? undefined : steady(sent);
    this.noted.set(operation.name, { ...(body !== undefined && { body }), answer: steady(answer) });
  }

  /** All of them in the order of their names. */
  all(): Readonly<Record<string, Example>> {
    return Object.fromEntries([...this.noted].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** Of a long list, and of a file, the first rows show what the others are like. */
const rowsShown = 2;

/** What is another one at every run, or is nobody's to read, in a form that stays. */
const steadied: readonly (readonly [RegExp, string])[] = [
  [/\b202\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g, '2026-11-22T15:00:00.000Z'],
  [/(?<!\d)202\d-\d\d-\d\d(?!\d)/g, '2026-11-22'],
  [/\b1?\d\/\d?\d\/202\d\b/g, '11/22/2026'],
  [/\b1?\d\/\d?\d\/2\d, 1?\d:\d\d [AP]M/g, '11/22/26, 10:00 AM'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '00000000-0000-4000-8000-000000000000'],
  [/\b[0-9a-f]{16,}\b/g, '0123456789abcdef'],
  [/(?<=:)[\w-]{22}\b/g, 'secret'],
  [/^[\w-]{22}$/, 'session'],
  [/^B[\w-]{86}$/, `B${'x'.repeat(86)}`],
  [/(?<=[?&]secret=)[A-Z2-7]+/g, 'SECRET'],
  [/^[A-Z2-9]{5}-[A-Z2-9]{5}$/, 'ABCDE-23456'],
  [/http:\/\/localhost:\d+/g, 'https://golden-goal.example'],
  [/gg_[\w-]+/g, `gg_${'x'.repeat(43)}`],
  [/whsec_[\w+/=]+/g, `whsec_${'x'.repeat(43)}=`],
  [/(?<=\/(?:captain|waiver|player-change|join-request|family)\/)[^\s"<>]+/g, 'sealed'],
  [/(?<=[\w/]#)\w{12,}/g, 'secret'],
  [/10\.\d+\.\d+\.\d+/g, '192.0.2.1'],
  [/TEAM-[A-Z0-9]{6}-\d{3}/g, 'GOAL2345'],
  [/(?<=^retry: )\d+/gm, '2000'],
];

const steadyFields: Readonly<Record<string, unknown>> = {
  ...{ password: 'your-password', currentPassword: 'your-password', newPassword: 'another-password' },
  ...{
    secret: 'secret',
    invitation: 'secret',
    confirmation: 'secret',
    invitationCode: 'GOAL2345',
    requestId: 'request',
  },
  ...{ session: 'session', hash: 'hash', code: '123456', source: '0123456789abcdef' },
};

function steady(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    const known = steadyFields[field];
    if (known !== undefined) return value.startsWith('whsec_') ? replaced(value) : known;
    return replaced(
      value.split('\r\n').length > rowsShown ? `${value.split('\r\n').slice(0, rowsShown).join('\r\n')}\r\n` : value,
    );
  }
  if (Array.isArray(value)) return value.slice(0, rowsShown).map((one) => steady(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, steady(one, name)]));
}

const replaced = (text: string) =>
  steadied.reduce((now, [sought, steadyText]) => now.replace(sought, steadyText), text);
