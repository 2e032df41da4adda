import { dollars } from '../payment/fee.ts';
import { referencesIn, type WrittenReference } from '../payment/payment-reference.ts';
import { nameKey } from '../player/person.ts';
import type { Table } from '../table/cells.ts';
import { isDay } from '../time/eastern.ts';
import { lineKeys } from './line-key.ts';

/** Line of a bank's or Venmo's statement by which money came in. */
interface StatementLine {
  /** Key that identifies the line, in this file and in any that contains it again. */
  readonly key: string;
  /** Row of the table, counted as a spreadsheet does. */
  readonly row: number;
  /** YYYY-MM-DD; null where none can be read. */
  readonly day: string | null;
  readonly amountCents: number;
  /** Text of the line without its amount and the balance. */
  readonly text: string;
  readonly method: 'venmo' | 'other';
}

/** Statement as read: the lines by which money came, and the number of other lines. */
export interface Statement {
  readonly lines: readonly StatementLine[];
  /** Number of lines left out: outgoing or incomplete payments, sums and remarks. */
  readonly leftOut: number;
}

/** Reason why a text is no statement, in words for an organizer. */
interface NoStatement {
  readonly why: string;
}

const amountNamed = /^(amount|amount \(total\)|gross|net amount|credit|credits|deposit|deposits|paid in|money in)$/;
const dayNamed = /^(date|datetime|posting date|posted date|transaction date|date posted|posted)$/;
const idNamed = /^(id|transaction id|fitid|confirmation number)$/;
const leftOutNamed = /\bbal(ance)?\b|^amount|^credits?$|^debits?$|^deposits?$|\b(fee|tip|tax)\b/;
const done = /^(complete|completed|posted|cleared|issued)?$/;

/** Reads a statement in the formats of banks and Venmo, with a heading near the top that names a date and an amount. */
export function readStatement({ headings, rows }: Table): Statement | NoStatement {
  const all = [{ line: 0, cells: headings }, ...rows];
  const head = all.findIndex(({ cells }) => {
    const names = cells.map(heading);
    return names.some((name) => amountNamed.test(name)) && names.some((name) => dayNamed.test(name));
  });
  const names = all[head]?.cells.map(heading);
  if (names === undefined) return { why: 'No heading with a date and an amount was found' };
  const below = all.slice(head + 1);
  const read = below.flatMap(({ cells, line }) => lineOf(names, cells, line) ?? []);
  const keys = lineKeys(
    read.map(({ id, line: { day, amountCents, text: said } }) => id ?? `${day} ${amountCents} ${nameKey(said)}`),
  );
  const lines = read.map(({ line }, place) => ({ ...line, key: keys[place] ?? '' }));
  return { lines, leftOut: below.length - lines.length };
}

const heading = (cell: string): string => cell.trim().toLowerCase().replace(/\s+/g, ' ');

function lineOf(names: readonly string[], cells: readonly string[], row: number) {
  const cellNamed = (named: RegExp) => cells[names.findIndex((name) => named.test(name))]?.trim() ?? '';
  const amountCents = centsOf(cellNamed(amountNamed));
  const status = heading(cellNamed(/^status$/));
  if (amountCents === undefined || amountCents <= 0 || !done.test(status)) return undefined;
  const said = cells.filter((cell, place) => cell.trim() !== '' && isSaid(names[place] ?? ''));
  const id = cellNamed(idNamed).replace(/^["']+|["']+$/g, '');
  const isVenmo = names.includes('amount (total)') || /venmo/i.test(said.join(' '));
  const line: Omit<StatementLine, 'key'> = {
    row,
    day: dayOf(cellNamed(dayNamed)),
    amountCents,
    text: said
      .map((cell) => cell.trim())
      .join(' · ')
      .slice(0, 500),
    method: isVenmo ? 'venmo' : 'other',
  };
  return { line, id: id === '' ? undefined : `id ${id}` };
}

const isSaid = (name: string): boolean =>
  !leftOutNamed.test(name) && !dayNamed.test(name) && !idNamed.test(name) && name !== 'status';

/** Parses an amount of a statement into US cents: "+ $40.00", "1,040.00", "40,10", "(12.50)", "-12.50"; undefined for anything else. */
export function centsOf(written: string): number | undefined {
  const bare = written
    .replace(/[\s$"]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(/,(?=\d{1,2}\D*$)/, '.');
  const isOut = /^\(.*\)$|^[-−]|-$/.test(bare);
  const figures = bare.replace(/^[(+\-−]+|[)-]+$/g, '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(figures)) return undefined;
  const [whole = '', rest = ''] = figures.split('.');
  const cents = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return isOut ? -cents : cents;
}

/** Parses a date of a statement: 2026-11-23, 2026-11-23T10:02:00, 11/23/2026 or 11/23/26; null for anything else. */
export function dayOf(written: string): string | null {
  const iso = /^(\d{4}-\d{2}-\d{2})/.exec(written)?.[1];
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/.exec(written) ?? [];
  const full = year.length === 2 ? `20${year}` : year;
  const day = iso ?? `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** Registration that a line may be for. Amounts are US cents. */
export interface Payer {
  readonly registrationId: number;
  readonly playerName: string;
  readonly parentName: string | null;
  readonly tournamentName: string;
  readonly reference: string;
  /** Amount still to be paid; 0 once it is paid. */
  readonly owedCents: number;
}

/** Registration that a line may be for, with the reasons. */
interface ProposedPayer {
  readonly payer: Payer;
  readonly reasons: readonly string[];
}

/** Line with its verdict: entered before, sure, for an organizer to decide, or for no known registration. */
export interface MatchedLine {
  readonly line: StatementLine;
  readonly verdict: 'known' | 'sure' | 'proposed' | 'nobody';
  readonly proposals: readonly ProposedPayer[];
}

/** Returns all runs of two to four words of a line, folded as names are, among which names are looked up. */
export function namesIn(text: string): readonly string[] {
  const words = wordsOf(text);
  const lengths = [2, 3, 4];
  return [...new Set(words.flatMap((_, at) => lengths.map((length) => words.slice(at, at + length).join(' '))))].filter(
    (name) => name.includes(' '),
  );
}

const wordsOf = (text: string): readonly string[] =>
  nameKey(text.replace(/[·,;:/()#*]/g, ' '))
    .split(' ')
    .filter(Boolean);

/**
 * Matches each line with registrations. A match is sure only where the reference alone names it, the amount is
 * exactly what is owed, and no other line names it: nothing is guessed. A name, another amount, or a reference
 * that may be words of a sentence is proposed with its reasons.
 */
export function matchLines(
  lines: readonly StatementLine[],
  payers: readonly Payer[],
  known: ReadonlySet<string>,
): readonly MatchedLine[] {
  const named = new Map<number, number>();
  for (const { registrationId } of lines.flatMap((line) => (known.has(line.key) ? [] : referencesIn(line.text))))
    named.set(registrationId, (named.get(registrationId) ?? 0) + 1);
  return lines.map((line) => {
    const lineContent = contentOf(line);
    const proposals = proposalsFor(lineContent, payers);
    if (known.has(line.key)) return { line, verdict: 'known', proposals: [] };
    const sure = surelyFor(lineContent, proposals, named);
    if (sure !== undefined) return { line, verdict: 'sure', proposals: [sure] };
    return { line, verdict: proposals.length > 0 ? 'proposed' : 'nobody', proposals };
  });
}

/** Statements of a line about the payer. */
interface LineContent {
  readonly amountCents: number;
  readonly references: readonly WrittenReference[];
  readonly names: ReadonlySet<string>;
}

const contentOf = ({ amountCents, text }: StatementLine): LineContent => ({
  amountCents,
  references: referencesIn(text),
  names: new Set(namesIn(text)),
});

/** Returns the registration that a line, and no other line, names by reference, if the amount is exactly what is owed. */
function surelyFor(
  lineContent: LineContent,
  proposals: readonly ProposedPayer[],
  named: ReadonlyMap<number, number>,
): ProposedPayer | undefined {
  const [reference, ...others] = lineContent.references;
  if (reference === undefined || others.length > 0 || named.get(reference.registrationId) !== 1) return undefined;
  const found = proposals.find(({ payer }) => payer.registrationId === reference.registrationId);
  const isNamedToo =
    found !== undefined && (isIn(lineContent, found.payer.playerName) || isIn(lineContent, found.payer.parentName));
  if (reference.mayBeWords && !isNamedToo) return undefined;
  return found?.payer.owedCents === lineContent.amountCents ? found : undefined;
}

/** Proposes registrations by reference first, then by name; by name alone only those that owe exactly the amount received. */
function proposalsFor(lineContent: LineContent, payers: readonly Payer[]): readonly ProposedPayer[] {
  const references = new Set(lineContent.references.map(({ registrationId }) => registrationId));
  const isReferred = ({ registrationId }: Payer) => references.has(registrationId);
  const found = payers.flatMap((payer) => {
    const isPlayer = isIn(lineContent, payer.playerName);
    const isParent = isIn(lineContent, payer.parentName);
    const isExact = payer.owedCents > 0 && payer.owedCents === lineContent.amountCents;
    if (!isReferred(payer) && !((isPlayer || isParent) && isExact)) return [];
    const reasons = [
      ...(isReferred(payer) ? [`Reference ${payer.reference}`] : []),
      ...(isPlayer ? ['Name of the player'] : []),
      ...(isParent ? ['Name of the parent'] : []),
      amountReason(lineContent.amountCents, payer.owedCents),
    ];
    return [{ payer, reasons }];
  });
  return found.toSorted((one, other) => Number(isReferred(other.payer)) - Number(isReferred(one.payer)));
}

const isIn = ({ names }: LineContent, name: string | null): boolean =>
  name !== null && names.has(wordsOf(name).join(' '));

function amountReason(cents: number, owed: number): string {
  if (owed === 0) return 'Paid already';
  if (cents === owed) return 'Owes exactly this';
  return `Owes ${dollars(owed)}`;
}
