import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { type EmbedKind, embedKinds, embedNames, embedPath, embedSnippet } from '../../domain/rule/site/embed.ts';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useToast } from '../kit/use-toast.tsx';

export const showElsewhere = 'Show on another site';

/** Dialog with the HTML that shows a tournament on another site. */
export function EmbedDialog() {
  return (
    <RecordDialog<ListedTournament> title={showElsewhere}>
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
      () => toast('good', 'The snippet is copied', embedNames[kind]),
      () => toast('alarm', 'Could not copy: please select the snippet'),
    );
  const choose = (value: string) => setKind(embedKinds.find((one) => one === value) ?? 'live');
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Typography>
        {tournament.visible
          ? 'Copy this into a page of your club. It follows the games by itself.'
          : 'This tournament is hidden: the frame shows nothing until it is visible.'}
      </Typography>
      <TextField select label="What is shown" value={kind} onChange={({ target }) => choose(target.value)}>
        {embedKinds.map((one) => (
          <MenuItem key={one} value={one}>
            {embedNames[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        label="Snippet"
        value={snippet}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', fontSize: '0.875rem' } } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={copy}>
          Copy Snippet
        </Button>
        <Button href={embedPath(kind, tournament.id)} target="_blank">
          Look at it
        </Button>
      </Box>
    </Box>
  );
}
