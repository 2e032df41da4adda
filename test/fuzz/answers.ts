import { Ajv, type ValidateFunction } from 'ajv';
import type { ApiDocument, Operation } from './operations.ts';

/** What came back to a case. */
export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

/** Words that only the inside of a program uses. */
const inside =
  /node_modules|\bat [\w.<>]+ \(|file:\/\/|QueryFailed|syntax error at|violates|constraint "|relation "|column "|invalid input syntax|TypeError|RangeError|SyntaxError|Cannot read propert|is not a function|is not iterable|ECONN|ENOENT|\bundefined\b/;

/** Holds every answer against the API document: its status, its kind, its shape, and that nothing of the inside shows. */
export class DocumentedAnswers {
  private readonly ajv = new Ajv({
    strict: false,
    allErrors: true,
    formats: { date: true, email: true, 'date-time': true },
  });
  private readonly checks = new Map<string, ValidateFunction>();

  constructor({ components }: ApiDocument) {
    this.ajv.addSchema({ $id: 'api', components });
  }

  /** What is wrong with an answer, in words; nothing when all is well. */
  complaintAbout({ name, responses }: Operation, { status, type, body }: Answered): string | undefined {
    if (status >= 500) return `answered ${status}`;
    const isGood = status < 300;
    const response = responses[status] ?? (isGood ? undefined : responses.default);
    if (response === undefined) return `answered ${status}, which is not documented`;
    if (!isGood && inside.test(JSON.stringify(body))) return 'shows its inside';
    for (const [kind, { schema }] of Object.entries(response.content ?? {})) {
      if (!type.startsWith(kind)) return `answered ${type} in place of ${kind}`;
      const check = this.checkOf(`${name} ${isGood}`, schema);
      if (kind === 'application/json' && !check(body))
        return `is not of its shape: ${this.ajv.errorsText(check.errors)}`;
    }
    return undefined;
  }

  private checkOf(key: string, schema: object): ValidateFunction {
    const known = this.checks.get(key);
    if (known !== undefined) return known;
    const check = this.ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
    this.checks.set(key, check);
    return check;
  }
}
