import Check from '@mui/icons-material/Check';
import { Box, Button, Link, Paper, Typography } from '@mui/material';
import { memo } from 'react';
import type { CheckInPlayer } from '../../domain/answer/check-in/check-in-list.ts';
import { flagLabels } from '../../domain/answer/registration/listed-registration.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { walkUpForm } from '../../domain/use-case/check-in/walk-up-form.ts';
import { signedOnPaper } from '../../domain/use-case/waiver/paper-form.ts';
import { Badge } from '../kit/badge.tsx';
import { easternTime } from '../time/eastern-time.ts';
import { press } from './press-outbox.ts';
import { isComplete, standing } from './standing.ts';
import type { Roster } from './use-check-in.ts';
import { addPlayer, type WalkUp } from './walk-up-dialog.tsx';

const { isHere: isHereField } = walkUpForm.fields;

/** Ways in which the desk takes what is owed; each registration gets its own entry and receipt. */
const ways = [
  { act: 'cash', label: 'Cash' },
  { act: 'venmo', label: 'Venmo' },
] as const;

/** Team at check-in; green once everybody is here, has paid and has signed. */
export function RosterCheckIn({
  roster,
  shown,
  onWalkUp,
}: {
  readonly roster: Roster;
  /** Players of it that are listed: all, or those that are sought. */
  readonly shown: readonly CheckInPlayer[];
  readonly onWalkUp: (walkUp: WalkUp) => void;
}) {
  const { name, ageBracket, contact, phone, players } = roster;
  const hasAllButtons = roster.id !== null && shown.length === players.length;
  const isDone = players.length > 0 && players.every(isComplete);
  const missing = players.filter(({ checkedInAt }) => checkedInAt === null);
  const owing = players.filter(({ owedCents }) => owedCents > 0);
  const owed = dollars(owing.reduce((sum, { owedCents }) => sum + owedCents, 0));
  return (
    <Paper component="section" variant="outlined" aria-label={name} sx={isDone ? done : frame}>
      <Box sx={head}>
        <Typography variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {ageBracket === null ? name : `${name} (${ageBracket})`}
        </Typography>
        {hasAllButtons && missing.length > 1 && (
          <Button
            variant="outlined"
            aria-label={`All here: ${name}`}
            onClick={() => {
              for (const { id } of missing) press({ id, act: 'here' });
            }}
          >
            All here
          </Button>
        )}
        {roster.hasRoom && (
          <Button aria-label={`${addPlayer}: ${name}`} onClick={() => onWalkUp({ teamId: roster.id, player: null })}>
            {addPlayer}
          </Button>
        )}
      </Box>
      <Typography color="text.secondary">
        {players.length === 0 ? 'Nobody on the roster yet' : standing(players)}
        {contact !== '' && ` · ${contact} `}
        {phone !== '' && <Phone number={phone} />}
      </Typography>
      {hasAllButtons && owing.length > 1 && (
        <Box sx={forAll}>
          {ways.map(({ act, label }) => (
            <Button
              key={act}
              variant="outlined"
              aria-label={`${label} ${owed} for all ${owing.length}: ${name}`}
              onClick={() => {
                for (const { id, owedCents: cents } of owing) press({ id, act, cents });
              }}
            >{`${label} ${owed} for all ${owing.length}`}</Button>
          ))}
        </Box>
      )}
      {shown.map((player) => (
        <PlayerCheckIn key={player.id} player={player} onWalkUp={onWalkUp} />
      ))}
    </Paper>
  );
}

interface Row {
  readonly player: CheckInPlayer;
  readonly onWalkUp: (walkUp: WalkUp) => void;
}

/** Row of a player. One that stays as it is is not drawn again, so that a press on a long list shows at once. */
const PlayerCheckIn = memo(function PlayerCheckIn({ player, onWalkUp }: Row) {
  const { id, teamId, name, birthYear, parentPhone, isCaptain, checkedInAt, owedCents, waiver, flags } = player;
  const isHere = checkedInAt !== null;
  return (
    <Box role="group" aria-label={name} sx={row}>
      <Button
        variant={isHere ? 'contained' : 'outlined'}
        aria-pressed={isHere}
        aria-label={`${isHere ? `${isHereField.label}, ${easternTime(checkedInAt)}` : isHereField.label}: ${name}`}
        startIcon={isHere ? <Check /> : undefined}
        onClick={() => press({ id, act: isHere ? 'not here' : 'here', seen: checkedInAt })}
        sx={{ minWidth: 104, flex: 'none' }}
      >
        {isHere ? easternTime(checkedInAt) : isHereField.label}
      </Button>
      <Box sx={{ flex: { xs: '1 1 12rem', md: '1 1 8rem' }, minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600, lineHeight: 1.25 }}>
          {isCaptain ? `${name} (C)` : name}
        </Typography>
        <Typography component="div" variant="body2" color="text.secondary">
          {birthYear ?? 'No birth year'}
          {parentPhone !== null && (
            <>
              {' · '}
              <Phone number={parentPhone} />
            </>
          )}{' '}
          {flags.map((flag) => (
            <Badge key={flag} tone="alarm">
              {flagLabels[flag]}
            </Badge>
          ))}
        </Typography>
      </Box>
      {owedCents > 0 &&
        ways.map(({ act, label }) => (
          <Button
            key={act}
            variant="outlined"
            aria-label={`${label} ${dollars(owedCents)}: ${name}`}
            onClick={() => press({ id, act, cents: owedCents })}
          >{`${label} ${dollars(owedCents)}`}</Button>
        ))}
      {waiver !== 'confirmed' && (
        <Button
          variant="outlined"
          aria-label={`${signedOnPaper.label}: ${name}`}
          onClick={() => press({ id, act: 'signed' })}
        >
          {signedOnPaper.label}
        </Button>
      )}
      {teamId === null && (
        <Button
          variant="outlined"
          aria-label={`Onto a team: ${name}`}
          onClick={() => onWalkUp({ teamId: null, player })}
        >
          Onto a team
        </Button>
      )}
    </Box>
  );
}, isAsBefore);

/** Returns whether a player stands as before. */
function isAsBefore(before: Row, after: Row): boolean {
  const names = Object.keys(after.player) as (keyof CheckInPlayer)[];
  return before.onWalkUp === after.onWalkUp && names.every((name) => before.player[name] === after.player[name]);
}

function Phone({ number }: { readonly number: string }) {
  return (
    <Link href={`tel:${number}`} sx={{ whiteSpace: 'nowrap' }}>
      {number}
    </Link>
  );
}

const frame = { p: { xs: 1.5, md: 2 }, minWidth: 0 } as const;
const done = { ...frame, borderColor: 'success.main', bgcolor: 'success.light' } as const;
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
/** Cash and Venmo for a whole team in one line of a phone. */
const forAll = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75, '& .MuiButton-outlined': { px: 1 } } as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  mt: 0.75,
  // Cash, Venmo and the signature in one line of a phone.
  '& .MuiButton-outlined': { px: 1 },
} as const;
