import Print from '@mui/icons-material/PrintOutlined';
import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { certificateForm, certificateOptions } from '../../domain/use-case/paper/paper-form.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { makingPdf, pdfFailed } from './day-pack.tsx';

/** Certificates for teams to take home. */
export function Certificates({ tournamentId }: { readonly tournamentId: number }) {
  const [teams, setTeams] = useState<string>(certificateOptions[0].value);
  const [isNamed, setNamed] = useState(false);
  const provider = useProvider();
  const { isBusy, run } = useChange(
    () => provider.saveCertificates(tournamentId, { teams, players: String(isNamed) }),
    { failed: pdfFailed },
  );
  return (
    <Section
      title="Certificates"
      remark="A page for each team of a division that is over, in the language its captain reads."
    >
      <ChoiceInput
        label={certificateForm.fields.teams.label}
        value={teams}
        choices={certificateOptions}
        onChange={setTeams}
      />
      <FormControlLabel
        label={certificateForm.fields.players.label}
        control={<Checkbox checked={isNamed} onChange={(_, isTicked) => setNamed(isTicked)} />}
        sx={{ display: 'flex', my: 1 }}
      />
      <Button variant="contained" size="large" startIcon={<Print />} aria-disabled={isBusy} onClick={() => run()}>
        {isBusy ? makingPdf : 'Make the certificates'}
      </Button>
    </Section>
  );
}
