import { inEnglish } from '../../language/sentence.ts';
import { type MatchedLine, matchLines, namesIn, readStatement } from '../../ledger/statement.ts';
import { referencesIn } from '../../payment/payment-reference.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Table } from '../../table/cells.ts';

/** Statement with the verdict on each line. */
export interface ReadThrough {
  readonly lines: readonly MatchedLine[];
  readonly leftOut: number;
}

/** Reads a statement and matches its incoming lines with registrations. */
export async function readThrough({ ledger }: Needs<'ledger'>, table: Table): Promise<ReadThrough> {
  const statement = readStatement(table);
  if ('why' in statement) throw new Refusal('invalid', inEnglish(statement.why));
  const { lines, leftOut } = statement;
  const known = await ledger.entered(lines.map(({ key }) => key));
  const ids = lines.flatMap((line) => referencesIn(line.text).map(({ registrationId }) => registrationId));
  const payers = await ledger.payers([...new Set(ids)], [...new Set(lines.flatMap((line) => namesIn(line.text)))]);
  return { lines: matchLines(lines, payers, known), leftOut };
}
