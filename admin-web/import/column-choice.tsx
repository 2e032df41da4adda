import { TextField } from '@mui/material';
import { type Column, type Meaning, meanings, ofRow, ofTeam } from '../../domain/import/column.ts';
import { importEntry } from '../../domain/use-case/import/import-entry.ts';

const shared: readonly string[] = [...ofRow, ...ofTeam];

/** Choice of a column's meaning, guessed at first; in a table of whole rosters also of the player it belongs to. */
export function ColumnChoice({
  heading,
  columns,
  at,
  onChoose,
}: {
  readonly heading: string;
  readonly columns: readonly Column[];
  readonly at: number;
  readonly onChoose: (column: Column) => void;
}) {
  const most = Math.max(0, ...columns.map((column) => column?.member ?? 0));
  const options = optionsFor(most);
  const chosen = columns[at] ?? null;
  return (
    <TextField
      select
      size="small"
      value={keyOf(chosen)}
      onChange={({ target }) => onChoose(options.find((option) => keyOf(option) === target.value) ?? null)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': `What the column "${heading}" says` } }}
      sx={{ minWidth: 150, opacity: chosen === null ? 0.8 : 1 }}
    >
      <option value="">Not imported</option>
      {options.map((option) => (
        <option key={keyOf(option)} value={keyOf(option)}>
          {labelOf(option)}
        </option>
      ))}
    </TextField>
  );
}

type Chosen = NonNullable<Column>;

function optionsFor(most: number): readonly Chosen[] {
  const numbers = Array.from({ length: most }, (_, turn) => turn + 1);
  const own = meanings.filter((meaning) => !shared.includes(meaning));
  return [
    ...meanings.map((meaning) => ({ meaning, member: 0 })),
    ...numbers.flatMap((member) => own.map((meaning) => ({ meaning, member }))),
  ];
}

const keyOf = (column: Column) => (column === null ? '' : `${column.member} ${column.meaning}`);

function labelOf({ meaning, member }: Chosen): string {
  return member === 0 ? meaningLabel(meaning) : `Player ${member}: ${meaningLabel(meaning)}`;
}

const apart = { firstName: 'First name', lastName: 'Last name' } as const;

const isApart = (meaning: Meaning): meaning is keyof typeof apart => meaning in apart;

/** Returns the label of a meaning, as in the form of a row. */
const meaningLabel = (meaning: Meaning): string =>
  isApart(meaning) ? apart[meaning] : importEntry.fields[meaning].label;
