import { Alert, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { DraftView } from '../../domain/answer/schedule/draft-view.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { asWorkedOn } from '../bracket/as-worked-on.ts';
import { type DrawnTournament, isTimed } from '../bracket/drawn-tournament.ts';
import { matchOf, spokenOf } from '../bracket/sides.ts';
import { useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { dayAndTimeOf, easternTime } from '../time/eastern-time.ts';
import { change, send } from '../transport/call.ts';
import { startsOf } from './timetable-grid.ts';

/** Number of changes named; the rest is counted. */
const mostNamed = 8;

/** Dialog that publishes a draft: it shows the changes and the number of letters, and allows a note. */
export function PublishDialog({ drawn, onClose }: { readonly drawn: DrawnTournament; readonly onClose: () => void }) {
  const { tournament, draft } = drawn;
  const [note, setNote] = useState('');
  const { run, isBusy } = useDrawnChange(
    () => publishDraft(tournament.id, { version: draft.version, note: note.trim() }),
    {
      done: 'Timetable Published',
      about: 'Families see it now.',
      failed: 'Failed to publish the timetable',
      after: onClose,
    },
  );
  return (
    <ConfirmDialog
      title="Publish the timetable"
      confirm="Publish"
      cancel="Cancel"
      isPending={isBusy}
      onConfirm={run}
      onCancel={onClose}
    >
      {draft.state === 'drawn' ? <WhatIsShown drawn={drawn} /> : <WhatIsMoved drawn={drawn} />}
      <Letters drawn={drawn} />
      <TextField
        label="Note to families"
        helperText="Stands in the letters; may be left empty."
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
  const games = draft.games.filter(isTimed);
  const [first] = startsOf(games);
  const last = games
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return null;
  return <Typography>{shownText(draft.games.length, dayAndTimeOf(first) ?? '', easternTime(last))}</Typography>;
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
      <Typography>What changes:</Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
        {moved.slice(0, mostNamed).map((game) => (
          <li key={game.gameId}>
            {nameOf(game.gameId)}: {placeOf(game.was)} → {placeOf(game)}
          </li>
        ))}
        {moved.length > mostNamed && <li>and {moved.length - mostNamed} more</li>}
      </Box>
    </>
  );
}

function Letters({ drawn: { tournament, draft } }: { readonly drawn: DrawnTournament }) {
  const { now, later, laterAt } = draft.families;
  const sentences = [
    ...(tournament.visible
      ? []
      : ['The tournament is hidden: nobody sees it, and no letter leaves, until it is visible.']),
    ...(now > 0 ? [now === 1 ? '1 letter leaves at once.' : `${now} letters leave at once.`] : []),
    ...(later > 0 ? [laterText(later, dayAndTimeOf(laterAt) ?? '')] : []),
    ...(tournament.visible && now + later === 0 ? ['No letter leaves: nobody has to be told anything new.'] : []),
  ];
  return (
    <Alert severity="info" variant="outlined" sx={{ my: 1, color: 'text.primary' }}>
      {sentences.join(' ')}
    </Alert>
  );
}

const shownText = (games: number, first: string, last: string) =>
  `Everybody sees ${games === 1 ? '1 game' : `${games} games`}, ${first} to ${last}: on the site, in calendars and in frames.`;

const laterText = (letters: number, time: string) =>
  `${letters === 1 ? '1 family gets its schedule' : `${letters} families get their schedules`} 48 hours before the start, on ${time}.`;

/** Publishes the draft with this version; another version is refused. */
function publishDraft(
  tournamentId: number,
  { version, note }: { readonly version: number | null; readonly note: string },
): Promise<Sent<DraftView>> {
  const [path, body] = [`/api/tournaments/${tournamentId}/publish`, note === '' ? {} : { note }];
  return version === null ? send('POST', path, body) : change('POST', path, { version }, body);
}
