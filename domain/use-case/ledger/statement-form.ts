import { entries } from '../../form/entries.ts';
import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { largestId, wholeNumber } from '../../form/whole-number.ts';
import { mostRows } from '../../table/cells.ts';
import { pastedTable } from '../../table/pasted-table.ts';

/** The statement of a bank or of Venmo, a table as it was saved or copied, that is looked through; nothing is entered. */
export const statementToRead = form(pastedTable);

/** The same with the lines that are entered, each for a registration. */
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
