import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ApiDocument, Operation } from './operations.ts';

/** What came back to a call. */
export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

/** A long list may be wrong in every row. */
const mostNamed = 5;

/** Words that only the inside of a program uses. */
const inside =
  /node_modules|\bat [\w.<>]+ \(|file:\/\/|QueryFailed|syntax error at|violates|constraint "|relation "|column "|invalid input syntax|TypeError|RangeError|SyntaxError|Cannot read propert|is not a function|is not iterable|ECONN|ENOENT|\bundefined\b/;

/** Holds every answer against the API document: its status, its kind, its shape, and that nothing of the inside shows. */
export class DocumentedAnswers {
  private readonly ajv = new Ajv2020({
    strict: false,
    // A schema that many answers hold is compiled once.
    inlineRefs: false,
    allErrors: true,
    formats: { binary: true, date: true, email: true, 'date-time': isMoment },
  });
  private readonly checks = new Map<string, ValidateFunction>();

  constructor(private readonly document: ApiDocument) {
    this.ajv.addSchema({ $id: 'api', components: document.components });
  }

  /** What is wrong with an answer to whatever was sent, in words; nothing when all is well. */
  complaintAbout(operation: Operation, answered: Answered): string | undefined {
    if (answered.status >= 500) return `answered ${answered.status}: ${saidBy(answered.body)}`;
    if (answered.status >= 300 && inside.test(JSON.stringify(answered.body))) return 'shows its inside';
    return this.misshapen(operation, answered);
  }

  /** What is wrong with the status, the kind or the shape of an answer. */
  misshapen({ name, responses }: Pick<Operation, 'name' | 'responses'>, { status, type, body }: Answered) {
    const response = this.resolved(responses[status] ?? (isUnnamed(status) ? responses.default : undefined));
    if (response === undefined) return `answered ${status}, which is not documented`;
    for (const [kind, { schema }] of Object.entries(response.content ?? {})) {
      if (!type.startsWith(kind)) return `answered ${type} in place of ${kind}`;
      const check = this.checkOf(`${name} ${status}`, schema);
      if (kind === 'application/json' && !check(body))
        return `is not of its shape: ${this.ajv.errorsText(check.errors?.slice(0, mostNamed))}`;
    }
    return undefined;
  }

  private resolved(response: Operation['responses'][string] | undefined) {
    const name = response?.$ref?.split('/').at(-1);
    return name === undefined ? response : this.document.components.responses[name];
  }

  private checkOf(key: string, schema: object): ValidateFunction {
    const known = this.checks.get(key);
    if (known !== undefined) return known;
    const check = this.ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
    this.checks.set(key, check);
    return check;
  }
}

/** Why, in the product's own words. */
const saidBy = (body: unknown) =>
  Object(body) === body ? String(Reflect.get(Object(body), 'reason') ?? Reflect.get(Object(body), 'message')) : body;

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text));

/** Statuses that no call names: another method than the call's own, and what nobody means to answer. */
const isUnnamed = (status: number) => (status >= 300 && status < 400) || status === 405 || status >= 500;
