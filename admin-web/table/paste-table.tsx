import UploadFile from '@mui/icons-material/UploadFile';
import { Box, Button, TextField } from '@mui/material';
import { type DragEvent, useRef } from 'react';
import { isWorkbook, longestTable, textOf } from './read-table.ts';

export const tooLong = 'This is more than can be read at once. Split the table in two.';

/** Area in which a table is pasted, or dropped as a file. */
export function PasteTable({
  hint,
  complaint,
  onText,
  onComplaint,
}: {
  readonly hint: string;
  readonly complaint: string | undefined;
  readonly onText: (text: string) => void;
  readonly onComplaint: (complaint: string) => void;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > 4 * longestTable) {
      onComplaint(tooLong);
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes))
      onComplaint('This is a workbook. Copy its cells and paste them here, or save the sheet as CSV.');
    else onText(textOf(bytes));
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void read(file);
  };
  return (
    <Box onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      <TextField
        multiline
        fullWidth
        minRows={6}
        maxRows={6}
        label="Paste your table here"
        helperText={complaint ?? hint}
        error={complaint !== undefined}
        value=""
        onChange={({ target }) => onText(target.value)}
      />
      <Button sx={{ mt: 1 }} variant="outlined" startIcon={<UploadFile />} onClick={() => chooser.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label="Choose a file"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
    </Box>
  );
}
