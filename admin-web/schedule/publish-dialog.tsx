import { Alert, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { asWorkedOn } from '../bracket/as-worked-on.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { matchOf, spokenOf } from '../bracket/sides.ts';
import { useRefreshDrawn } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useAction } from '../kit/use-action.ts';
import { dayAndTimeOf, easternTime } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const said = words.publish;

/** So many changes are named before the rest is counted. */
const mostNamed = 8;

/** Publishes a draft: what everybody sees and how many letters leave is said first, and a note may go with them. */
export function PublishDialog({ drawn, onClose }: { readonly drawn: DrawnTournament; readonly onClose: () => void }) {
  const { tournament, draft } = drawn;
  const provider = useProvider();
  const [note, setNote] = useState('');
  const { isPending, run } = useAction();
  const refresh = useRefreshDrawn();
  const publish = async () => {
    const action = async () => {
      await provider.publishDraft(tournament.id, { version: draft.version, note: note.trim() });
      await refresh();
      return true;
    };
    if (await run(action, said)) onClose();
  };
  return (
    <ConfirmDialog
      title={said.title}
      confirm={said.confirm}
      cancel={said.cancel}
      isPending={isPending}
      onConfirm={publish}
      onCancel={onClose}
    >
      {draft.state === 'drawn' ? <WhatIsShown drawn={drawn} /> : <WhatIsMoved drawn={drawn} />}
      <Letters drawn={drawn} />
      <TextField
        label={said.note}
        helperText={said.noteHint}
        value={note}
        multiline
        minRows={2}
        fullWidth
        margin="normal"
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ConfirmDialog>
  );
}

function WhatIsShown({ drawn: { draft } }: { readonly drawn: DrawnTournament }) {
  const [first] = draft.games.map(({ startTime }) => startTime).toSorted();
  const last = draft.games
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return null;
  return <Typography>{said.shown(draft.games.length, dayAndTimeOf(first) ?? '', easternTime(last))}</Typography>;
}

function WhatIsMoved({ drawn }: { readonly drawn: DrawnTournament }) {
  const { brackets, teams } = asWorkedOn(drawn);
  const { moved } = drawn.draft;
  const nameOf = (id: number) => {
    const game = drawn.games.find((one) => one.id === id);
    const match = game && matchOf(game, brackets);
    return match === undefined ? `${game?.team1Name ?? ''} v ${game?.team2Name ?? ''}` : spokenOf(match, teams);
  };
  const placeOf = ({ startTime, field }: { readonly startTime: string; readonly field: string }) =>
    `${dayAndTimeOf(startTime)}, ${field}`;
  return (
    <>
      <Typography>{said.moved}</Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
        {moved.slice(0, mostNamed).map((game) => (
          <li key={game.gameId}>{said.change(nameOf(game.gameId), placeOf(game.was), placeOf(game))}</li>
        ))}
        {moved.length > mostNamed && <li>{said.more(moved.length - mostNamed)}</li>}
      </Box>
    </>
  );
}

function Letters({ drawn: { tournament, draft } }: { readonly drawn: DrawnTournament }) {
  const { now, later, laterAt } = draft.families;
  const sentences = [
    ...(tournament.visible ? [] : [said.hidden]),
    ...(now > 0 ? [said.now(now)] : []),
    ...(later > 0 ? [said.later(later, dayAndTimeOf(laterAt) ?? '')] : []),
    ...(tournament.visible && now + later === 0 ? [said.nobody] : []),
  ];
  return (
    <Alert severity="info" variant="outlined" sx={{ my: 1, color: 'text.primary' }}>
      {sentences.join(' ')}
    </Alert>
  );
}
