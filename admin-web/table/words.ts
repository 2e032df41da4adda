/** What is said where a table is pasted, whatever it is of. */
export const words = {
  label: 'Paste your table here',
  file: 'Choose a file',
  workbook: 'This is a workbook. Copy its cells and paste them here, or save the sheet as CSV.',
  tooLong: 'This is more than can be read at once. Split the table in two.',
} as const;
