import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Print from '@mui/icons-material/PrintOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { tournamentMissing } from '../../domain/rule/tournament/tournament.ts';
import { asWorkedOn } from '../bracket/as-worked-on.ts';
import { BracketDrawing } from '../bracket/bracket-drawing.tsx';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { MatchCard } from '../bracket/match-card.tsx';
import { measuresFor, planningDesk } from '../bracket/measures-for.ts';
import { useDrawnTournament } from '../bracket/use-drawn-tournament.ts';
import { GameActions } from '../game/game-actions.tsx';
import { failedRecord } from '../kit/failed-record.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { Section } from '../kit/section.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import { DraftBanner } from '../schedule/draft-banner.tsx';
import { TimetableSection } from '../schedule/timetable-section.tsx';
import { useStandings } from '../standings/group-tables.tsx';
import { StandingsSection } from '../standings/standings-section.tsx';
import { WithdrawButton } from '../team/withdraw-button.tsx';
import { WithdrawnTeams } from '../team/withdrawn-teams.tsx';
import { DrawPlanning } from './draw-planning.tsx';

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
    <Box sx={stack}>
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

/** No grid: the bar of a draft could stay in sight only within a row of it. */
const stack = { display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 } as const;

/** Number of fields above which the timetable takes the whole width. */
const fieldsBesideStandings = 3;

/** Drawn tournament: timetable, standings and brackets. */
function DrawnDay({ drawn }: { readonly drawn: DrawnTournament }) {
  const fields = new Set(drawn.games.map(({ field }) => field)).size;
  return (
    <>
      <Box sx={drawn.isDraft || fields > fieldsBesideStandings ? below : beside}>
        <TimetableSection drawn={drawn} />
        {!drawn.isDraft && <StandingsSection drawn={drawn} />}
      </Box>
      <BracketsSection drawn={drawn} />
    </>
  );
}

const below = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const beside = {
  ...below,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** Brackets of a tournament, with actions on its games and teams once they are published. */
function BracketsSection({ drawn }: { readonly drawn: DrawnTournament }) {
  const isDrawn = drawn.brackets.length > 0;
  const isPlayed = isDrawn && !drawn.isDraft;
  const { data: standings = [] } = useStandings(drawn.tournament.id);
  const isNarrow = useNarrow();
  return (
    <Section
      title="Tournament Brackets"
      actions={
        isPlayed && (
          <>
            <Button component={Link} to={`/paper/${drawn.tournament.id}?paper=Bracket`} startIcon={<Print />}>
              Print
            </Button>
            <WithdrawButton drawn={drawn} />
          </>
        )
      }
    >
      {isPlayed && <WithdrawnTeams drawn={drawn} />}
      {!isDrawn && <Typography color="text.secondary">No brackets generated yet</Typography>}
      <BracketDrawing
        matches={drawn.brackets}
        measures={measuresFor(drawn.brackets, planningDesk)}
        standings={drawn.isDraft ? drawn.draft.standings : standings}
        foldsGroups={drawn.isDraft || isNarrow}
        cardOf={(match) => (
          <MatchCard
            match={match}
            drawn={drawn}
            actionsOf={(game, spoken) => (isPlayed ? <GameActions game={game} spoken={spoken} drawn={drawn} /> : null)}
          />
        )}
      />
    </Section>
  );
}

/** Teams, settings and preview of a draw; folded once brackets are drawn, so that timetable and brackets are in view. */
function FoldedPlanning({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ minWidth: 0, ...(isFolded && { '@media print': { display: 'none' } }) }}>
      {isFolded && (
        <Button
          variant="outlined"
          startIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ mb: 2 }}
        >
          {planAgain}
        </Button>
      )}
      {/* In one place whether folded or not: what was chosen stays when a draft is discarded. */}
      <Box id={id}>{(isOpen || !isFolded) && children}</Box>
    </Box>
  );
}

const planAgain = 'Teams, settings and preview';
