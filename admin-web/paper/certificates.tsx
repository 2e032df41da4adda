import Print from '@mui/icons-material/PrintOutlined';
import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { certificateOptions } from '../../domain/use-case/paper/paper-form.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { Section } from '../kit/section.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { useSavedFile } from './use-saved-file.ts';
import { words } from './words.ts';

const said = words.certificates;

/** What teams take home. */
export function Certificates({ tournamentId }: { readonly tournamentId: number }) {
  const [teams, setTeams] = useState<string>(certificateOptions[0].value);
  const [isNamed, setNamed] = useState(false);
  const { isSaving, save } = useSavedFile(words.pack.failed);
  const provider = useProvider();
  const press = () => save(() => provider.saveCertificates(tournamentId, { teams, players: String(isNamed) }));
  return (
    <Section title={said.title} remark={said.remark}>
      <ChoiceInput label={said.teams} value={teams} choices={certificateOptions} onChange={setTeams} />
      <FormControlLabel
        label={said.players}
        control={<Checkbox checked={isNamed} onChange={(_, isTicked) => setNamed(isTicked)} />}
        sx={{ display: 'flex', my: 1 }}
      />
      <Button variant="contained" size="large" startIcon={<Print />} aria-disabled={isSaving} onClick={press}>
        {isSaving ? words.pack.making : said.make}
      </Button>
    </Section>
  );
}
