import { entries } from '../../form/entries.ts';
import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';
import { mostRows } from '../../table/cells.ts';
import { pastedTable } from '../../table/pasted-table.ts';

/** Form for reading the statement of a bank or of Venmo, a table as saved or copied; nothing is entered. */
export const statementToRead = form(pastedTable);

/** Form for a statement with the lines to enter, each for a registration. */
export const statementToEnter = form({
  ...pastedTable,
  lines: entries({
    label: 'Lines',
    each: 'Line',
    most: mostRows,
    parts: {
      key: text({
        label: 'Line',
        missing: 'Please choose a line of the statement',
        max: [64, 'Please choose a line of the statement'],
      }),
      registrationId: wholeNumber({
        label: 'Registration number',
        from: 1,
        to: largestId,
        message: 'Please select a registration',
      }),
    },
  }),
});

export type StatementToEnter = Answers<typeof statementToEnter>;
