import Bolt from '@mui/icons-material/Bolt';
import { Button, CircularProgress, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import type { GeneratedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { DrawSettings } from '../../domain/rule/draw/draw-settings.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { type DrawnTournament, hasStarted } from '../bracket/drawn-tournament.ts';
import { useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useToast } from '../kit/use-toast.tsx';
import { send } from '../transport/call.ts';
import { complaintAbout } from './draw-plan.ts';
import { type DrawRequest, drawRequest } from './draw-request.ts';
import { RedrawOutline } from './redraw-outline.tsx';

/** Button that saves the plan as brackets and timetable; asks first if that replaces existing ones. */
export function GenerateButton({
  plan,
  drawn,
  preview,
  onDrawn,
}: {
  readonly plan: DrawSettings;
  readonly drawn: DrawnTournament;
  /** Preview of the plan; undefined while it is not known. */
  readonly preview: Sent<GeneratedBrackets> | undefined;
  readonly onDrawn: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const started = drawn.games.some(hasStarted);
  const isAgain = drawn.brackets.length > 0;
  const { run, isBusy } = useDrawnChange(
    (isConfirmed: boolean) => generateDraw(drawn.tournament.id, drawRequest(plan), isConfirmed),
    {
      done: 'Tournament brackets generated successfully',
      about: 'They are a draft: publish them for families to see.',
      failed: 'Failed to generate brackets',
      after: () => {
        setAsking(false);
        onDrawn();
      },
      onRefusal: () => setAsking(false),
    },
  );
  const complaint = complaintAbout(plan, true);
  const begin = () => {
    if (complaint !== undefined) toast('alarm', complaint);
    else if (isAgain) setAsking(true);
    else run(false);
  };
  return (
    <>
      <Button
        variant="contained"
        size="large"
        fullWidth
        startIcon={isBusy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <Bolt />}
        disabled={isBusy || plan.teamIds.length < 2}
        onClick={begin}
      >
        {isBusy ? 'Generating…' : isAgain ? 'Generate Again' : 'Generate Brackets'}
      </Button>
      {complaint !== undefined && <FormHelperText error>{complaint}</FormHelperText>}
      {isAsking && (
        <ConfirmDialog
          title={started ? 'Games have started' : 'Replace the brackets?'}
          confirm={started ? 'Draw again' : 'Replace'}
          cancel="Cancel"
          isPending={isBusy}
          onConfirm={() => run(started)}
          onCancel={() => setAsking(false)}
        >
          <Typography>
            {started
              ? 'Played and locked games stay. All other brackets and kick-offs are drawn again.'
              : 'This tournament has brackets. No game has started; the new draft replaces them once you publish it, kick-offs moved by hand too. Locked games keep field and kick-off.'}
          </Typography>
          {started && preview !== undefined && <RedrawOutline before={drawn.games} draw={preview} />}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Draws brackets as a draft, which organizers see before families do. */
const generateDraw = (id: number, asked: DrawRequest, confirm: boolean) =>
  send('POST', `/api/tournaments/${id}/generate-brackets`, { ...asked, draft: true, ...(confirm && { confirm }) });
