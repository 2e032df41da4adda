import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { type EmbedKind, embedKinds, embedNames, embedPath, embedSnippet } from '../../domain/site/embed.ts';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useToast } from '../kit/use-toast.tsx';
import { words } from './words.ts';

const said = words.embed;

/** What is copied into another site to show a tournament there. */
export function EmbedDialog() {
  return (
    <RecordDialog<ListedTournament> title={said.title}>
      {(tournament) => <Snippet tournament={tournament} />}
    </RecordDialog>
  );
}

function Snippet({ tournament }: { readonly tournament: ListedTournament }) {
  const [kind, setKind] = useState<EmbedKind>('live');
  const toast = useToast();
  const snippet = embedSnippet(window.location.origin, kind, tournament);
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => toast('good', said.copied, embedNames[kind]),
      () => toast('alarm', said.notCopied),
    );
  const choose = (value: string) => setKind(embedKinds.find((one) => one === value) ?? 'live');
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Typography>{tournament.visible ? said.text : said.hidden}</Typography>
      <TextField select label={said.kind} value={kind} onChange={({ target }) => choose(target.value)}>
        {embedKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {embedNames[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        label={said.snippet}
        value={snippet}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', fontSize: '0.875rem' } } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={copy}>
          {said.copy}
        </Button>
        <Button href={embedPath(kind, tournament.id)} target="_blank">
          {said.look}
        </Button>
      </Box>
    </Box>
  );
}
