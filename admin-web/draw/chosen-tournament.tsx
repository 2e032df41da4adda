import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { tournamentMissing } from '../../domain/tournament/tournament.ts';
import { asWorkedOn } from '../bracket/as-worked-on.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { useDrawnTournament } from '../bracket/use-drawn-tournament.ts';
import { failedRecord } from '../kit/failed-record.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { DraftBanner } from '../schedule/draft-banner.tsx';
import { BracketsSection } from './brackets-section.tsx';
import { DrawPlanning } from './draw-planning.tsx';
import { DrawnDay } from './drawn-day.tsx';
import { FoldedPlanning } from './folded-planning.tsx';

/** Chosen tournament, or the reason why it cannot be shown. */
export function ChosenTournament({ id }: { readonly id: number | undefined }) {
  const { data, error, isPending, refetch } = useDrawnTournament(id);
  if (id === undefined)
    return (
      <Typography color="text.secondary">
        {tournamentMissing}: its teams, settings and a preview stand here before anything is saved.
      </Typography>
    );
  if (isPending) return <LinearProgress aria-label="Loading…" />;
  if (data === undefined) {
    return <FetchFailed title={failedRecord('tournaments')} failure={error} onRetry={refetch} />;
  }
  return <ShownTournament drawn={data} />;
}

function ShownTournament({ drawn: asPublished }: { readonly drawn: DrawnTournament }) {
  const [seesPublished, seePublished] = useState(false);
  const { state, isPublished } = asPublished.draft;
  const hasBoth = state === 'drawn' && isPublished;
  const drawn = hasBoth && seesPublished ? asPublished : asWorkedOn(asPublished);
  const day = useRef<HTMLDivElement>(null);
  const [draws, setDraws] = useState(0);
  const shown = useRef(0);
  const isDrawn = drawn.brackets.length > 0;
  // The brackets may arrive a moment after the message that they are drawn.
  useEffect(() => {
    if (!isDrawn || draws === shown.current) return;
    shown.current = draws;
    day.current?.querySelector('h2')?.focus({ preventScroll: true });
    day.current?.scrollIntoView({ block: 'start' });
  }, [draws, isDrawn]);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DraftBanner
        drawn={asPublished}
        more={
          hasBoth && (
            <Button onClick={() => seePublished(!seesPublished)}>
              {seesPublished ? 'Show the draft' : 'Show what families see'}
            </Button>
          )
        }
      />
      <FoldedPlanning isFolded={isDrawn} key={draws}>
        <DrawPlanning
          key={JSON.stringify(drawn.playingHours)}
          drawn={drawn}
          onDrawn={() => {
            seePublished(false);
            setDraws((count) => count + 1);
          }}
        />
      </FoldedPlanning>
      <Box ref={day} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', scrollMarginTop: '9rem' }}>
        {isDrawn && <DrawnDay drawn={drawn} />}
      </Box>
      {!isDrawn && <BracketsSection drawn={drawn} />}
    </Box>
  );
}
