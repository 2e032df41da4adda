import Print from '@mui/icons-material/PrintOutlined';
import { Box, Button, Checkbox, FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import { useState } from 'react';
import {
  type PaperPart,
  paperForm,
  paperParts,
  partOptions,
  sheetOptions,
} from '../../domain/use-case/paper/paper-form.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';

export const pdfFailed = 'The PDF could not be made';

export const makingPdf = 'Making the PDF…';

/** Button that saves all papers of a day of play; unwanted ones can be unticked. */
export function DayPack({ tournamentId }: { readonly tournamentId: number }) {
  const [parts, setParts] = useState<readonly PaperPart[]>(paperParts);
  const [sheets, setSheets] = useState<string>(sheetOptions[0].value);
  const provider = useProvider();
  const { isBusy, run } = useChange(() => provider.saveDay(tournamentId, { parts: parts.join(','), sheets }), {
    failed: pdfFailed,
  });
  const tick = (part: PaperPart, isTicked: boolean) =>
    setParts(paperParts.filter((one) => (one === part ? isTicked : parts.includes(one))));
  return (
    <Section
      title="The day on paper"
      remark="One PDF in US letter format. It names children and what families owe: keep it at the desk."
    >
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <FormLabel component="legend">{paperForm.fields.parts.label}</FormLabel>
        <FormGroup>
          {partOptions.map(({ value, label }) => (
            <FormControlLabel
              key={value}
              label={label}
              control={<Checkbox checked={parts.includes(value)} onChange={(_, isTicked) => tick(value, isTicked)} />}
            />
          ))}
        </FormGroup>
      </Box>
      <ChoiceInput
        label={paperForm.fields.sheets.label}
        value={sheets}
        choices={sheetOptions}
        disabled={!parts.includes('score-sheets')}
        onChange={setSheets}
      />
      <Button
        variant="contained"
        size="large"
        startIcon={<Print />}
        disabled={parts.length === 0}
        aria-disabled={isBusy}
        onClick={() => run()}
        sx={{ mt: 2 }}
      >
        {isBusy ? makingPdf : 'Make the PDF'}
      </Button>
    </Section>
  );
}
