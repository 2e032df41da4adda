import Search from '@mui/icons-material/Search';
import { Alert, Box, Button, InputAdornment, LinearProgress, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { CheckInPlayer } from '../../domain/answer/check-in/check-in-list.ts';
import { paymentReference } from '../../domain/rule/payment/payment-reference.ts';
import { joinedName } from '../../domain/rule/player/person.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { frameTabs } from '../kit/frame-tabs.ts';
import { ByTournamentPage } from '../tournament/by-tournament-page.tsx';
import { RosterCheckIn } from './roster-check-in.tsx';
import { standing } from './standing.ts';
import { type Roster, useCheckIn } from './use-check-in.ts';
import { addPlayer, type WalkUp, WalkUpDialog } from './walk-up-dialog.tsx';

export const checkInTitle = 'Check-in';

/** Page on which the desk ticks off who is here, takes what is owed, and marks waivers that were signed on paper. */
export function CheckInPage() {
  return (
    <ByTournamentPage
      at="/check-in"
      said={{
        title: checkInTitle,
        remark: 'Who is here, what is owed, and what is not signed.',
        choose: preferredTournament.label,
        unchosen: { title: 'Select a tournament', text: 'Its teams and players stand here.' },
      }}
    >
      {(tournamentId) => <CheckInOf key={tournamentId} tournamentId={tournamentId} />}
    </ByTournamentPage>
  );
}

function CheckInOf({ tournamentId }: { readonly tournamentId: number }) {
  const { list, rosters, waiting, isLineLost, isHeld } = useCheckIn(tournamentId);
  const [sought, setSought] = useState('');
  const [walkUp, setWalkUp] = useState<WalkUp>();
  const start = useRef<HTMLDivElement>(null);
  if (rosters === undefined)
    return list.error === null ? (
      <LinearProgress aria-label={checkInTitle} />
    ) : (
      <FetchFailed title="Failed to fetch the check-in list" failure={list.error} onRetry={list.refetch} />
    );
  const found = rosters.flatMap((roster) => foundOn(roster, sought));
  return (
    <Box ref={start} sx={page}>
      <Box sx={head}>
        <Box sx={search}>
          <TextField
            type="search"
            label="Player, team or payment reference"
            value={sought}
            onChange={({ target }) => {
              setSought(target.value);
              // Whoever seeks from further down sees what is found from its beginning.
              if ((start.current?.getBoundingClientRect().top ?? 0) < 0) start.current?.scrollIntoView();
            }}
            // The next name, typed or scanned, replaces the last one.
            onFocus={({ target }) => target.select()}
            onKeyDown={({ key, target }) => key === 'Enter' && target instanceof HTMLInputElement && target.select()}
            slotProps={{
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <Search />
                  </InputAdornment>
                ),
              },
            }}
            sx={{ m: 0 }}
          />
        </Box>
        <Typography component="p" role="status" sx={{ fontWeight: 600 }}>
          {standing(rosters.flatMap(({ players }) => players))}
        </Typography>
        <Button variant="outlined" onClick={() => setWalkUp({ teamId: null, player: null })}>
          {addPlayer}
        </Button>
      </Box>
      <Line waiting={waiting} isLost={isLineLost} isHeld={isHeld} />
      {found.length === 0 && (
        <Typography>{sought === '' ? 'Nobody is registered yet.' : 'Nobody is found by that.'}</Typography>
      )}
      <Box sx={grid}>
        {found.map(({ roster, shown }) => (
          <RosterCheckIn key={roster.id} roster={roster} shown={shown} onWalkUp={setWalkUp} />
        ))}
      </Box>
      {walkUp !== undefined && list.data !== undefined && (
        <WalkUpDialog
          tournamentId={tournamentId}
          rosters={rosters}
          priceCents={list.data.tournament.priceCents}
          start={walkUp}
          onClose={() => setWalkUp(undefined)}
        />
      )}
    </Box>
  );
}

interface LineProps {
  readonly waiting: number;
  readonly isLost: boolean;
  /** Whether presses wait that could not be sent at once. */
  readonly isHeld: boolean;
}

/** Says which presses wait, until all have arrived, and that other desks are not heard. */
function Line({ waiting, isLost, isHeld }: LineProps) {
  if (!isLost && !isHeld) return null;
  return (
    <Alert severity="warning">
      {isLost && 'No connection. What other desks press does not show here. '}
      {waiting > 0 && `${waiting === 1 ? '1 press waits' : `${waiting} presses wait`} and will be sent by themselves.`}
    </Alert>
  );
}

interface Found {
  readonly roster: Roster;
  /** Players of it that are sought. */
  readonly shown: readonly CheckInPlayer[];
}

/** Finds the sought players of a roster, all of them by its own name; nothing where nobody is sought. */
function foundOn(roster: Roster, sought: string): readonly Found[] {
  const part = joinedName(sought.trim());
  if (sought.trim() === '' || joinedName(roster.name).includes(part)) return [{ roster, shown: roster.players }];
  const shown = roster.players.filter((player) => isSought(player, part));
  return shown.length === 0 ? [] : [{ roster, shown }];
}

function isSought({ id, name }: CheckInPlayer, part: string): boolean {
  return joinedName(name).includes(part) || joinedName(paymentReference(id)).includes(part);
}

/** Line that stays below the tabs: on a phone the search alone, so that the teams have the room. */
const kept = { position: 'sticky', top: frameTabs, zIndex: 2, bgcolor: 'background.default' } as const;
const page = { display: 'flex', flexDirection: 'column', gap: { xs: 1, md: 2 } } as const;
const head = {
  display: { xs: 'contents', md: 'flex' },
  alignItems: 'center',
  columnGap: 2,
  pt: 1.75,
  pb: 1,
  ...kept,
  '& > button': { alignSelf: 'flex-start' },
} as const;
const search = {
  ...kept,
  position: { xs: 'sticky', md: 'static' },
  flex: { md: '0 1 420px' },
  pt: { xs: 1.75, md: 0 },
  pb: { xs: 1, md: 0 },
} as const;
const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  // The line above hides no element in focus.
  '& :is(a, button, input)': { scrollMarginTop: '3rem' },
} as const;
